// A browser compiles a function when it is first called, while the person waits; instructed by a comment (V8's explicit
// compile hints), it compiles a file's functions while they are still on their way, on another thread. A list is ready a
// tenth earlier. Other browsers read a comment.
import type { Plugin } from 'vite';

/** Means something on the first line only. */
const hint = '//# allFunctionsCalledOnLoad';

export const compiledAhead: Plugin = {
  name: 'dossier-compiled-ahead',
  apply: 'build',
  generateBundle: {
    // Behind all who still put something on top of a file.
    order: 'post',
    handler(_, bundle) {
      // The first look at the modules (few-files.ts) writes nothing.
      if (!this.environment.config.build.write) return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `${hint}\n${file.code}`;
    },
  },
};
