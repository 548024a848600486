import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The program that draws sign-in on the platform: one module with all that it needs, next to the build and never served. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions: ['@dossier/source', 'module', 'node', 'development|production'] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@dossier/source', 'module', 'node', 'development|production'] },
  },
  build: {
    ssr: 'src/app/prerender.tsx',
    outDir: 'dist/.server',
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
