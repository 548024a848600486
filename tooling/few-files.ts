// Builds the back office twice: first to learn what each page needs once all that nobody uses is gone, then in the few
// files that follow from it. The module graph alone would not do: behind a package's front door stands all of it.
import { relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { addressOf, areLateWords, chunkGroups } from './chunk-groups.ts';

/** Where a build says in which file each module is that something imports on demand: the manifest names one a file. */
export const entriesFile = '.vite/beginnings.json';
/** Where it says which words each of those shows at once: its hooks fetch them, so the bundler knows nothing of it. */
export const lateWordsFile = '.vite/late-words.json';

/** Marks the first build: it reads the same configuration, and must not begin another. */
const looking: Plugin = { name: 'dossier-looking' };

async function read(root: string): Promise<readonly Rolldown.OutputChunk[]> {
  const made = await build({
    root,
    logLevel: 'silent',
    plugins: [looking],
    build: { write: false, minify: false },
  });
  const outputs = Array.isArray(made) ? made : [made];
  return outputs.flatMap(own => ('output' in own ? own.output.filter(file => file.type === 'chunk') : []));
}

interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The words, in every language, that a beginning fetches by itself or by what it imports with itself. */
export function lateWordsOf(entry: string, infoOf: (id: string) => Module | null): readonly string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const rest = [entry];
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    const own = seen.has(id) ? null : infoOf(id);
    seen.add(id);
    rest.push(...(own?.importedIds ?? []));
    for (const fetched of own?.dynamicallyImportedIds ?? []) if (areLateWords(fetched)) found.add(fetched);
  }
  return [...found].toSorted();
}

/** Puts the modules of the back office into few files. */
export const fewFiles: Plugin = {
  name: 'dossier-few-files',
  apply: 'build',
  async config({ root, plugins = [] }) {
    if (plugins.flat().some(own => own && 'name' in own && own.name === looking.name)) return;
    const groups = chunkGroups(await read(root ?? process.cwd()));
    return {
      build: { rolldownOptions: { output: { chunkFileNames: addressOf, codeSplitting: { groups } } } },
    };
  },
  generateBundle(_, bundle) {
    const { root } = this.environment.config;
    const entries: Record<string, string> = {};
    const lateWords: Record<string, readonly string[]> = {};
    for (const file of Object.values(bundle))
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        if (!this.getModuleInfo(id)?.dynamicImporters.length) continue;
        entries[relative(root, id)] = file.fileName;
        lateWords[relative(root, id)] = lateWordsOf(id, own => this.getModuleInfo(own)).map(own =>
          relative(root, own),
        );
      }
    this.emitFile({ type: 'asset', fileName: entriesFile, source: JSON.stringify(entries) });
    this.emitFile({ type: 'asset', fileName: lateWordsFile, source: JSON.stringify(lateWords) });
  },
};
