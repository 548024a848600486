import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '@dossier/api/contract';
import { goodAnswers } from '@dossier/api/fixtures';
import { root } from './files.ts';
import { leanContractOnly } from './lean-contract.ts';

interface LeanEndpoint {
  readonly name: EndpointName;
  readonly response: { isValid(value: unknown): boolean; validateSync(value: unknown): unknown };
}

/** The contract as pages carry it, built as they are. */
async function buildContract(): Promise<readonly LeanEndpoint[]> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanContractOnly],
    resolve: { conditions: ['@dossier/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(root, 'packages/api/src/contract/index.ts'), formats: ['es'] },
    },
  });
  const [output] = Array.isArray(made) ? made : [];
  const folder = join(root, '.cache/lean-contract');
  mkdirSync(folder, { recursive: true });
  for (const file of output?.output ?? [])
    if (file.type === 'chunk')
      writeFileSync(join(folder, file.isEntry ? 'contract.mjs' : file.fileName), file.code);
  const built = (await import(pathToFileURL(join(folder, 'contract.mjs')).href)) as {
    readonly endpoints: readonly LeanEndpoint[];
  };
  return built.endpoints;
}

/** What something in an answer may wrongly be. */
const strange = [
  undefined,
  null,
  '',
  'canary',
  0,
  1.5,
  -1,
  Number.NaN,
  true,
  [],
  ['canary'],
  {},
  { canary: 1 },
];

/** An answer with one thing in it, however deep, replaced or left out; every place once. */
function* changed(value: unknown, depth = 0): Generator<unknown> {
  yield* strange;
  if (typeof value !== 'object' || value === null || depth > 5) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value).slice(0, isList ? 2 : undefined))
    for (const other of changed(child, depth + 1))
      yield isList
        ? value.map((item: unknown, index) => (String(index) === key ? other : item))
        : { ...value, [key]: other };
  if (isList) yield [...(value as unknown[]), ...Array.from({ length: 60 }, () => value[0] as unknown)];
}

const lean = await buildContract();

describe('what a page carries of the contract judges an answer as yup does', () => {
  it('and is not yup', () => {
    const names = lean.map(({ name }) => name).toSorted();
    expect(names).toEqual(endpoints.map(({ name }) => name).toSorted());
    for (const endpoint of lean) expect(endpoint.response).not.toHaveProperty('describe');
  });

  it.each(endpoints.filter(({ kind }) => kind !== 'download'))('$name', ({ name, response }) => {
    const call = { query: new URLSearchParams(), body: { variables: {} }, path: '/presence/registration/1' };
    const good: unknown = goodAnswers[name](call);
    const own = lean.find(endpoint => endpoint.name === name)?.response;
    const validatedOtherwise = [good, ...changed(good)].filter(
      value => response.isValidSync(value, { strict: true }) !== own?.isValid(value),
    );
    expect(validatedOtherwise).toEqual([]);
    // What is saved answers with what was sent, which is nothing here.
    if (!name.startsWith('tenants.save')) expect(own?.validateSync(good)).toBe(good);
  });
});
