import { createClient } from '@dossier/api/client';
import { aConfiguration, goodAnswers, respond, type Answers } from '@dossier/api/fixtures';
import { memoryDraftStore } from '@dossier/api/drafts';
import { memoryMark, memoryStorages } from '@dossier/api/session';
import type { Configuration } from '@dossier/api/tenants';
import type { Locale } from '@dossier/ui/messages';
import { http } from 'msw';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app/App.tsx';
import { prepare as prepareScreen } from '../app/prepare.ts';
import { WearThemeContext } from '../shared/configuration.ts';
import { createTranslations } from '../shared/i18n.ts';
import { isLocale } from '../shared/locale.ts';

interface ScreenOptions {
  /** Answers that differ from those of a platform on which everything goes well. */
  readonly answers?: Partial<Answers>;
  readonly configuration?: Partial<Configuration>;
  /** No one is signed in. @default false */
  readonly isSignedOut?: boolean;
}

/** What a story's loader makes ready: the screen needs texts and a session before its first frame. */
async function prepare(address: string, locale: Locale, options: ScreenOptions) {
  const configuration = aConfiguration(options.configuration);
  const client = createClient({
    services: configuration.services,
    storages: memoryStorages(),
    draftStore: memoryDraftStore(),
    leaving: memoryMark(),
  });
  const [translations] = await Promise.all([
    createTranslations(locale),
    prepareScreen(address.split('?')[0] ?? address, !options.isSignedOut, locale),
    client.restore(),
  ]);
  return {
    client,
    configuration,
    translations,
    locationHook: memoryLocation({ path: address }).hook,
  };
}

const keepAppearance = () => Promise.resolve();

type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * A story of a whole screen at an address: the real routes, gateway, session and hooks, answered from the contract's
 * fixtures over the network layer.
 */
export function screenAt(address: string, options: ScreenOptions = {}) {
  const signedOut: Partial<Answers> = options.isSignedOut
    ? { 'access.refresh': () => ({ accessToken: null }) }
    : {};
  const answers: Answers = { ...goodAnswers, ...signedOut, ...options.answers };
  return {
    parameters: {
      layout: 'fullscreen',
      msw: { handlers: [http.all(/^\w+:\/\/[^/]+\/api\//, ({ request }) => respond(request, answers))] },
    },
    loaders: [
      async ({ globals }: { globals: Record<string, unknown> }) => ({
        screen: await prepare(address, isLocale(globals['locale']) ? globals['locale'] : 'en-US', options),
      }),
    ],
    render: (_: object, { loaded }: { loaded: Record<string, unknown> }) => (
      <WearThemeContext value={keepAppearance}>
        <App {...(loaded['screen'] as Prepared)} />
      </WearThemeContext>
    ),
  };
}
