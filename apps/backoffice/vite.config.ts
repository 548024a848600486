import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledAhead } from '../../tooling/compiled-ahead.ts';
import { compressedFiles } from '../../tooling/compressed-files.ts';
import { chunking } from '../../tooling/vite/chunking.ts';
import { spokenLocalesOnly } from '../../tooling/react-aria-locales.ts';
import { entries } from './build/entries.ts';

/** `npm run dev` starts the platform on this port and Vite in front of it. */
const platform = process.env['PLATFORM_URL'] ?? 'http://127.0.0.1:4301';

export default defineConfig({
  plugins: [react(), tailwindcss(), spokenLocalesOnly, chunking(entries), compiledAhead, compressedFiles],
  resolve: {
    conditions: ['@dossier/source', 'module', 'browser', 'development|production'],
    // For React before 18; React has it itself.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    // Without these targets light-dark() is lowered into toggles that fail in nested schemes.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    // One stylesheet, which the page links: what is imported on demand must not wait for it.
    cssCodeSplit: false,
    // The platform names the files of each address; what is navigated to later brings its imports by itself.
    modulePreload: false,
  },
  server: {
    port: Number(process.env['PORT'] ?? 4300),
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(
      ['/api', '/theme', '/assets/brand', '/health'].map(path => [path, { target: platform, xfwd: true }]),
    ),
  },
});
