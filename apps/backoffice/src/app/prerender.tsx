// Sign-in as the platform sends it: the same components, drawn before any code of theirs is there (ADR 0015). The build
// makes a program of this that the platform runs; it is no part of what a browser loads.
import { createClient } from '@dossier/api/client';
import type { Prerender } from '@dossier/api/contract';
import { memoryDraftStore } from '@dossier/api/drafts';
import { memoryStorages, singleTab } from '@dossier/api/session';
import { loadMessages } from '@dossier/ui/messages';
import { StrictMode, type ReactNode } from 'react';
import { prerender as prerenderTree } from 'react-dom/static';
import type { BaseLocationHook } from 'wouter';
import { createTranslations } from '../shared/i18n.ts';
import { isLocale } from '../shared/locale.ts';
import { App } from './App.tsx';
import { prepare } from './prepare.ts';
import { publicNamespaces, signIn } from './public-routes.ts';
import { SignInStates } from './SignInStates.tsx';

export { firstReads } from './first-reads.ts';

/** The address never changes here. */
const atSignIn: BaseLocationHook = Object.assign(
  () => [signIn, () => undefined] as ReturnType<BaseLocationHook>,
  {
    searchHook: () => '',
  },
);

export const prerender: Prerender = async ({ configuration, locale }) => {
  if (!isLocale(locale))
    throw new Error(`Dossier: nothing is written in ${locale}. Sign-in cannot be drawn.`);
  const client = createClient({
    services: configuration.services,
    storages: memoryStorages(),
    draftStore: memoryDraftStore(),
    tabs: singleTab,
  });
  client.session.resume(null);
  const [translations] = await Promise.all([
    createTranslations(locale, publicNamespaces),
    prepare(signIn, false, locale),
  ]);
  return draw(
    <StrictMode>
      <App
        client={client}
        configuration={configuration}
        translations={translations}
        locationHook={atSignIn}
      />
    </StrictMode>,
  );
};

/** What the rules of sign-in must cover besides the page itself (`tooling/static-critical.ts`). */
export const drawStates = async (): Promise<string> =>
  draw(<SignInStates messages={await loadMessages('en-US')} />);

async function draw(tree: ReactNode): Promise<string> {
  let fault: unknown = null;
  // A part that cannot be drawn would be left to the browser in silence; then nothing is drawn at all.
  const { prelude } = await prerenderTree(tree, { onError: error => void (fault ??= error) });
  if (fault !== null) throw fault;
  return new Response(prelude).text();
}
