// What an application carries of the validators, each entry bundled whole.
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

interface Size {
  readonly name: string;
  readonly gzip: number;
  readonly brotli: number;
}

const source = join(import.meta.dirname, '../../packages/validators/src');
const bundles = {
  'all rules, yup adapter, errors, limits': ['index', 'yup', 'errors', 'limits'],
  'vocabularies, countries': ['vocabularies/index'],
};

export async function sizes(): Promise<readonly Size[]> {
  const results: Size[] = [];
  for (const [name, entries] of Object.entries(bundles)) {
    for (const chunk of await chunksOf(entries)) {
      const code = Buffer.from(chunk.code);
      const label = chunk.isEntry ? name : 'phone metadata, on demand';
      results.push({
        name: label,
        gzip: gzipSync(code, { level: 9 }).length,
        brotli: brotliCompressSync(code).length,
      });
    }
  }
  return results;
}

async function chunksOf(entries: readonly string[]): Promise<readonly Rollup.OutputChunk[]> {
  const id = 'virtual:entry';
  const code = entries
    .map(entry => `export * from ${JSON.stringify(join(source, `${entry}.ts`))};`)
    .join('\n');
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: id,
        resolveId: source => (source === id ? id : null),
        load: source => (source === id ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: id, external: ['yup'], preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = (Array.isArray(output) ? output : [output]) as Rollup.RollupOutput[];
  return outputs.flatMap(one => one.output).filter(one => one.type === 'chunk');
}
