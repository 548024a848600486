// Builds the back office twice: first to learn what each page needs once all that nobody uses is gone, then in the few
// files that follow from it. The module graph alone would not do: behind a package's front door stands all of it.
import { relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunkGroups } from './chunk-groups.ts';

/** Where a build says in which file each module is that something imports on demand: the manifest names one a file. */
export const beginningsFile = '.vite/beginnings.json';

/** Marks the first build: it reads the same configuration, and must not begin another. */
const looking: Plugin = { name: 'dossier-looking' };

async function look(root: string): Promise<readonly Rolldown.OutputChunk[]> {
  const made = await build({
    root,
    logLevel: 'silent',
    plugins: [looking],
    build: { write: false, minify: false },
  });
  const outputs = Array.isArray(made) ? made : [made];
  return outputs.flatMap(own => ('output' in own ? own.output.filter(file => file.type === 'chunk') : []));
}

/** Puts the modules of the back office into few files. */
export const fewFiles: Plugin = {
  name: 'dossier-few-files',
  apply: 'build',
  async config({ root, plugins = [] }) {
    if (plugins.flat().some(own => own && 'name' in own && own.name === looking.name)) return;
    const groups = chunkGroups(await look(root ?? process.cwd()));
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
  generateBundle(_, bundle) {
    const beginnings: Record<string, string> = {};
    for (const file of Object.values(bundle))
      for (const id of file.type === 'chunk' ? file.moduleIds : [])
        if (this.getModuleInfo(id)?.dynamicImporters.length)
          beginnings[relative(this.environment.config.root, id)] = file.fileName;
    this.emitFile({ type: 'asset', fileName: beginningsFile, source: JSON.stringify(beginnings) });
  },
};
