import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { published, type Manifests } from './manifests.ts';
import { ownPartsPlugin } from './own-parts.ts';
import { proofsPlugin } from './proofs.ts';
import { propTypesPlugin } from './prop-types.ts';

/** The manifests of components, after every addon has written its part. Not typed by Storybook yet. */
const manifests = { experimental_manifests: async (written: Promise<Manifests>) => published(await written) };

export default defineMain({
  ...manifests,
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.{mdx,stories.tsx}',
    '../packages/validators/src/**/*.stories.tsx',
    '../apps/backoffice/src/**/*.stories.tsx',
    '../apps/platform/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
    'msw-storybook-addon',
  ],
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['./public'],
  viteFinal: config =>
    mergeConfig(config, {
      // Under Vitest the plugin is there already: twice, it would compile its own output.
      plugins: [
        proofsPlugin,
        propTypesPlugin,
        ownPartsPlugin,
        ...(process.env['VITEST'] ? [] : [tailwindcss()]),
      ],
      resolve: { conditions: ['@dossier/source', 'module', 'browser', 'development|production'] },
      // Older targets lower light-dark() into toggles that are wrong in a dark island on a light page.
      build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], chunkSizeWarningLimit: 4000 },
    }),
});
