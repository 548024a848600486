import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** They hold the product to two seconds, or to its first frame: nothing else may run beside them. */
const timed = ['live', 'theme', 'no-flash', 'record'].map(name => `e2e/${name}.e2e.ts`);

const endToEnd = {
  environment: 'node',
  globalSetup: ['./e2e/support/build.ts'],
  // As patient as the browser is with everything else: what must be there sooner says so itself.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

// Logic, platform and end-to-end. Where files share their modules (`isolate: false`) most of the time went into loading
// the same ones again; a test that needs a fresh module imports it after `vi.resetModules()`.
// Stories run in a browser of their own: vitest.stories.config.ts.
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@dossier/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@dossier/source', 'module', 'node', 'development|production'] } },
  test: {
    // Half of what a test does is wait for a database or a compiler: by itself Vitest would leave one core idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          // A property over thousands of colours is arithmetic: how long it takes says only how busy the machine is.
          testTimeout: 30_000,
          include: [
            'packages/{validators,api,ui}/src/**/*.test.ts',
            'packages/ui/build/**/*.test.ts',
            'apps/backoffice/src/**/*.test.ts',
            'tooling/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          // After the others, not between them: a worker keeps its modules only for files of one project.
          sequence: { groupOrder: 1 },
          include: ['packages/{ui,api}/src/**/*.test.tsx', 'apps/backoffice/src/**/*.test.tsx'],
          setupFiles: ['./tooling/vitest/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          environment: 'node',
          isolate: false,
          setupFiles: ['./apps/platform/src/testing/close-databases.ts'],
          include: ['apps/platform/src/**/*.test.ts'],
          globalSetup: ['./apps/platform/src/testing/run-folder.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'strangers',
          environment: 'node',
          include: ['tooling/strangers/*.stranger.ts'],
          globalSetup: ['./tooling/strangers/pack.ts'],
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          ...endToEnd,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: timed,
        },
      },
      {
        extends: true,
        test: {
          ...endToEnd,
          name: 'e2e-timed',
          include: timed,
          fileParallelism: false,
        },
      },
    ],
  },
});
