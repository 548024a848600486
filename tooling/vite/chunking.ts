// Puts the modules of an application into few files. A file of its own costs a request; a file that is shared costs
// those who need a part of it the rest. The plug-in knows entries (what is loaded at once) and sizes, and nothing of
// what they mean. The module graph alone would not do: behind a package's index stands all of it. So a first build
// without groups shows what each entry needs once everything unused is gone.
import { basename, parse } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { joinBundles, type Bundle } from './join-bundles.ts';

/** What is loaded at once: the modules (absolute paths) that an address begins with, for example. */
export interface Entry {
  readonly name: string;
  readonly modules: readonly string[];
  /** How often it is opened compared to others: bytes are saved there first. @default 1 */
  readonly weight?: number;
}

/** Where a build says which files each entry loads: names to file names, as JSON. */
export const entryFilesName = '.vite/entries.json';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'isDynamicEntry' | 'isEntry' | 'dynamicImports' | 'modules'
>;

/** Marks the first build, which reads the same configuration and must not start another. */
const measuring: Plugin = { name: 'dossier-measuring' };

async function measure(root: string): Promise<readonly Chunk[]> {
  const result = await build({
    root,
    configLoader: 'native',
    logLevel: 'silent',
    plugins: [measuring],
    build: { write: false, minify: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap(output =>
    'output' in output ? output.output.filter(file => file.type === 'chunk') : [],
  );
}

/** Files with all that they import. */
function closureOf(files: readonly string[], byFile: ReadonlyMap<string, Chunk>): Set<string> {
  const seen = new Set<string>();
  const rest = [...files];
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    const chunk = byFile.get(file);
    if (chunk === undefined || seen.has(file)) continue;
    seen.add(file);
    rest.push(...chunk.imports);
  }
  return seen;
}

/**
 * The files that each entry needs, and those of each module that is loaded on demand: they come in addition to what
 * every entry has from which they can be reached.
 */
function needsOf(chunks: readonly Chunk[], entries: readonly Entry[]): Map<string, Set<string>> {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const fileOf = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
  const needs = new Map<string, Set<string>>();
  for (const { name, modules } of entries) {
    const files = modules.map(module => {
      const file = fileOf.get(module);
      if (file === undefined)
        throw new Error(
          `Dossier build: no file starts with ${module}, which ${name} loads. Correct the list of entries.`,
        );
      return file;
    });
    needs.set(name, closureOf(files, byFile));
  }
  const listed = new Set(entries.flatMap(({ modules }) => modules));
  const pending = [...needs.values()].map(files => ({ base: files, files: [...files] }));
  const bases = new Map<string, Set<string>>();
  for (let opener = pending.pop(); opener !== undefined; opener = pending.pop())
    for (const file of opener.files.flatMap(name => byFile.get(name)?.dynamicImports ?? [])) {
      const chunk = byFile.get(file);
      if (!chunk?.facadeModuleId || listed.has(chunk.facadeModuleId)) continue;
      const previous = bases.get(file);
      const base = previous
        ? new Set([...previous].filter(name => opener.base.has(name)))
        : new Set(opener.base);
      if (previous?.size === base.size) continue;
      bases.set(file, base);
      const closure = closureOf([file], byFile);
      pending.push({ base: new Set([...base, ...closure]), files: [...closure] });
    }
  for (const [file, base] of bases)
    needs.set(byFile.get(file)?.facadeModuleId ?? file, new Set([...base, ...closureOf([file], byFile)]));
  return needs;
}

const sizeOf = ({ modules }: Chunk) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/** What a file is called: the module that starts it, or the folder that several such modules share. */
function nameOf(starts: readonly string[]): string {
  const [first, ...rest] = starts.map(start => parse(start));
  if (first === undefined) return 'part';
  const folder = basename(first.dir);
  if (rest.length === 0) return first.name;
  return rest.every(({ dir }) => basename(dir) === folder) ? folder : 'part';
}

/**
 * Puts what every entry needs into the file that starts the application: that one is there before all others, also
 * before those that do not need the rest of it.
 */
function withStart(
  bundles: readonly Bundle[],
  chunks: readonly Chunk[],
  weights: ReadonlyMap<string, number>,
): readonly Pick<Bundle, 'files'>[] {
  const starts = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const isStart = ({ files }: Bundle) => starts.some(file => files.has(file));
  const isEverywhere = ({ users }: Bundle) => [...weights.keys()].every(name => users.has(name));
  const parts = bundles.filter(bundle => isStart(bundle) || isEverywhere(bundle));
  if (!parts.some(isStart)) return bundles;
  const start = { files: new Set(parts.flatMap(({ files }) => [...files])) };
  return [start, ...bundles.filter(bundle => !parts.includes(bundle))];
}

/** The name of the file that each module goes into. */
export function filesOfModules(
  chunks: readonly Chunk[],
  entries: readonly Entry[],
): ReadonlyMap<string, string> {
  const needs = needsOf(chunks, entries);
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const modulesOf = (file: string) => Object.keys(byFile.get(file)?.modules ?? {});
  const bundles = new Map<string, Bundle>();
  for (const { fileName: file } of chunks) {
    const users = new Set([...needs].flatMap(([name, files]) => (files.has(file) ? [name] : [])));
    const key = [...users].toSorted().join('\n');
    const same = bundles.get(key);
    const brings = [...closureOf([file], byFile)].map(name => [name, sizeOf(byFile.get(name)!)] as const);
    bundles.set(key, {
      users,
      files: new Set([...(same?.files ?? []), file]),
      brings: new Map([...(same?.brings ?? []), ...brings]),
    });
  }
  const weights = new Map(entries.map(({ name, weight = 1 }) => [name, weight]));
  const joined = withStart(joinBundles([...bundles.values()], needs, weights), chunks, weights);
  return new Map(
    joined.flatMap(({ files }, index) => {
      const modules = [...files].flatMap(modulesOf);
      const starts = [...files].flatMap(file => byFile.get(file)?.facadeModuleId ?? []);
      return modules.map(id => [id, `${nameOf(starts)}-${index}`] as const);
    }),
  );
}

/** The plug-in. Takes the entries of the application. */
export const chunking = (entries: readonly Entry[]): Plugin => ({
  name: 'dossier-chunking',
  apply: 'build',
  async config({ root, plugins = [] }) {
    if (plugins.flat().some(plugin => plugin && 'name' in plugin && plugin.name === measuring.name)) return;
    const fileOf = filesOfModules(await measure(root ?? process.cwd()), entries);
    return {
      build: {
        rolldownOptions: {
          output: {
            // Numbers tell groups apart; the hash does that in the address.
            chunkFileNames: ({ name }) => `assets/${name.replace(/-\d+$/, '')}-[hash].js`,
            codeSplitting: {
              groups: [{ name: id => fileOf.get(id) ?? null, includeDependenciesRecursively: false }],
            },
          },
        },
      },
    };
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
    const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
    const fileOf = new Map(chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map(id => [id, fileName])));
    const files = entries.map(({ name, modules }) => {
      const starts = modules.flatMap(module => fileOf.get(module) ?? []);
      return [name, [...closureOf(starts, byFile)]] as const;
    });
    this.emitFile({
      type: 'asset',
      fileName: entryFilesName,
      source: JSON.stringify(Object.fromEntries(files)),
    });
  },
});
