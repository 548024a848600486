// The bundler puts its own three helpers into a file that every page would ask for, some 400 bytes and a request. They
// move into the file that everything begins with and that is there anyway.
import type { Plugin, Rolldown } from 'vite';

/** What the bundler calls the module of its helpers. */
const runtimeModule = '\0rolldown/runtime.js';
const name = '__runtime';
const list = /export\{([^}]*)\};?\s*$/;
const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

type Chunk = Pick<Rolldown.OutputChunk, 'code' | 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/** `a as b, c` of an import, as a pattern that takes the same from an object. */
const patternOf = (specifiers: string) => `{${specifiers.replaceAll(/(\w+) as (\w+)/g, '$1:$2')}}`;

/** `a as b, c` of an export, as an object. */
const objectOf = (specifiers: string) =>
  `{${specifiers
    .split(',')
    .map(specifier => specifier.trim().replace(/^(\w+) as (\w+)$/, '$2:$1'))
    .join(',')}}`;

/** What has run before a file does: all that it imports, and what that imports. */
function runsBefore(start: Chunk, chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const before = new Set<Chunk>();
  const rest = [...start.imports];
  for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
    const own = chunks.find(({ fileName }) => fileName === name);
    if (own === undefined || own === start || before.has(own)) continue;
    before.add(own);
    rest.push(...own.imports);
  }
  return before;
}

/** Moves the helpers into the entry of the build. Answers the name of the file that nobody needs any more. */
export function joinRuntime(chunks: readonly Chunk[]): string | null {
  const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === runtimeModule);
  const start = chunks.find(({ isEntry }) => isEntry);
  const file = runtime?.fileName.split('/').at(-1);
  const names = list.exec(runtime?.code ?? '')?.[1];
  if (!runtime || !start || !file || names === undefined) return null;
  const before = runsBefore(start, chunks);
  const fromRuntime = new RegExp(String.raw`import\{([^}]*)\}from"\./${quoted(file)}";?`);
  for (const chunk of chunks) {
    const taken = fromRuntime.exec(chunk.code)?.[1];
    if (taken === undefined) continue;
    if (before.has(chunk))
      throw new Error(
        `Dossier build: ${start.fileName} imports ${chunk.fileName}, which runs before it and needs the helpers of the bundler: every page would stay empty. Put what it holds into the first of them (tooling/chunk-groups.ts).`,
      );
    const source = chunk === start ? '' : `import{${name}}from"./${start.fileName.split('/').at(-1)}";`;
    chunk.code = chunk.code.replace(fromRuntime, `${source}var ${patternOf(taken)}=${name};`);
    chunk.imports = [...new Set(chunk.imports.map(own => (own === runtime.fileName ? start.fileName : own)))];
  }
  start.imports = start.imports.filter(own => own !== start.fileName);
  const helpers = `var ${name}=(()=>{${runtime.code.replace(list, '')}return${objectOf(names)}})();`;
  start.code = `${helpers}${start.code};export{${name}};`;
  return runtime.fileName;
}

export const oneRuntime: Plugin = {
  name: 'dossier-one-runtime',
  apply: 'build',
  generateBundle(_, bundle) {
    // The first look at the modules (few-files.ts) writes nothing.
    if (!this.environment.config.build.write) return;
    const gone = joinRuntime(Object.values(bundle).filter(file => file.type === 'chunk'));
    if (gone === null)
      throw new Error(
        'Dossier build: the file with the helpers of the bundler is not where it was. Look at tooling/one-runtime.ts.',
      );
    delete bundle[gone];
  },
};
