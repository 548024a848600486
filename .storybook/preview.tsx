import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { loadMessages, locales, MessagesProvider, type Messages } from '@dossier/ui/messages';
import { TenantFrames } from '../packages/ui/src/docs/TenantFrames.tsx';
import { stopClock } from './clock.ts';
import { readable, typesOf } from './arg-types.ts';
import { completeExample } from './complete-example.ts';
import { attributesOf, plainAppearance, stress, wear, type DisplayOptions } from './display-options.ts';
import { modes } from './modes.ts';
import { isOverlay, OpenOnRequest } from './OpenOnRequest.tsx';
import { beQuiet } from './quiet-frame.ts';
import './preview.css';

// Only the page of a component needs what it is made of: a story does without.
const ComponentPage = lazy(() => import('../packages/ui/src/docs/ComponentPage.tsx'));
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));

beQuiet();

// A whole screen loads its chunks and asks its platform before it shows anything.
configure({ asyncUtilTimeout: 20_000 });

/** One story in every look at once. */
const everyTenant = 'all';

const tenants = [
  { value: everyTenant, title: 'All tenants' },
  { value: 'dossier', title: 'Dossier' },
  { value: 'meridian', title: 'Meridian' },
  { value: 'noordhaven', title: 'Noordhaven' },
  { value: 'lumen', title: 'Lumen' },
  { value: 'rheinwerk', title: 'Rheinwerk' },
  ...stress.map(({ id, name }) => ({ value: id, title: `Stress: ${name}` })),
];

/** What the toolbar says besides the tenant, for an address. */
const framed = (globals: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['scheme', 'contrast', 'density', 'locale', 'dir'].map(name => [name, String(globals[name])]),
  );

/** The code under an example, with what its own file declares for it. */
async function wholeExample(code: string, { parameters }: { parameters: { fileName?: unknown } }) {
  const { ownParts } = await import('virtual:dossier-own-parts');
  return completeExample(code, String(parameters.fileName).replace(/^\.\//, ''), ownParts);
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: plainAppearance,
  globalTypes: {
    tenant: {
      description: 'Whose look',
      toolbar: { title: 'Tenant', icon: 'paintbrush', items: tenants, dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    contrast: {
      description: 'How much contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        items: ['system', 'standard', 'more'],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'How dense',
      toolbar: {
        title: 'Density',
        icon: 'menu',
        items: ['tenant', 'compact', 'regular', 'comfortable'],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Which language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'nl-NL', title: 'Nederlands' },
          { value: 'fr-FR', title: 'Français' },
          { value: 'de-DE', title: 'Deutsch' },
        ],
        dynamicTitle: true,
      },
    },
    dir: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    // Headless UI's focus guards are hidden and focusable on purpose: they hand the focus on at once.
    a11y: { test: 'error', context: { exclude: ['[data-headlessui-focus-guard]'] } },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: DocsFrame, source: { transform: wholeExample } },
    backgrounds: { disable: true },
    chromatic: { modes },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['Welcome', 'Getting started', 'Catalogue'],
          'Foundations',
          'Guides',
          ['Theming', 'Accessibility', 'Component status', 'Changelog', 'Migrating', 'Contributing'],
          'Components',
          'Validators',
          // As the specification groups them.
          [
            'Presence and choice',
            'Sign-in and people',
            'Phone',
            'Text',
            'Numbers and money',
            'Dates and periods',
            'Accounts and identifiers',
            'Files',
            'Products and settings',
            'Vocabularies',
            'Limits',
            'Error catalogue',
          ],
          'Screens',
          'Other names',
          '*',
        ],
      },
    },
  },
  loaders: [
    mswLoader(),
    async ({ globals }) => ({
      messages: await loadMessages(locales.find(locale => locale === globals['locale']) ?? 'en-US'),
    }),
  ],
  argTypesEnhancers: [
    ({ argTypes, component, parameters }) =>
      readable(argTypes, component, typesOf(String(parameters['fileName'] ?? ''), component)),
  ],
  // Before the decorators, so that a date made while rendering is the story's own.
  beforeEach: () => {
    globalThis.__begin?.();
    return stopClock();
  },
  decorators: [
    (Story, { args, viewMode }) =>
      isOverlay(args) ? (
        <OpenOnRequest args={args} isOpenAtFirst={viewMode !== 'docs'}>
          {changed => <Story args={changed} />}
        </OpenOnRequest>
      ) : (
        <Story />
      ),
    (Story, { id, name, globals, storyGlobals, loaded, viewMode }) => {
      const display = {
        ...(globals as unknown as DisplayOptions),
        ...globalThis.__display,
        ...(storyGlobals as Partial<DisplayOptions>),
      };
      // A page of documentation has the look of the toolbar: a story that has one of its own shows it in its place.
      const isDocs = viewMode === 'docs';
      if (!isDocs) wear(display);
      return (
        <MessagesProvider messages={loaded['messages'] as Messages}>
          {globals['tenant'] === everyTenant && viewMode === 'story' ? (
            <TenantFrames story={id} name={name} globals={framed(globals)} />
          ) : isDocs && Object.keys(storyGlobals).length > 0 ? (
            <div {...attributesOf(display)} className="bg-surface p-4 text-text">
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </MessagesProvider>
      );
    },
  ],
  // Fonts first: a picture, a contrast or a width taken before they are there is another one's.
  afterEach: async context => {
    await document.fonts.ready;
    await globalThis.__visual?.(context);
  },
};

export default preview;
