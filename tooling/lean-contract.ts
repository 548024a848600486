// Each endpoint says what it does, what it takes and how it may refuse: for the platform that checks it and the API
// reference that tells it. Every page carries the contract and only reads answers: what is built leaves the rest out,
// and with the schemas of bodies goes a good part of the rules. What judges answers is ours, in place of yup.
import { join } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { root } from './files.ts';

const answerSchema = join(root, 'packages/api/src/answers/schema.ts');
/** Who speaks of answers alone; what forms are made of has yup itself. */
const ofAnswers =
  /\/packages\/api\/src\/(?:gateway\/checked|contract\/(?!party-rule|document-rules|new-parties|person-name)[\w-]+)\.ts$/;
const replaced = new Set(['yup', '@dossier/validators/yup']);

const contractFile = /\/packages\/api\/src\/contract\/[\w-]+\.ts$/;
/** What the gateway and the hooks never look at. */
const left = new Set(['summary', 'body', 'query', 'errors', 'ifMatch', 'duringSetup']);

/** A node of a program, as far as it matters here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Call extends Node {
  readonly callee: { readonly type: string; readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every call of `endpoint` in a program. */
function* endpointCalls(node: Node): Generator<Call> {
  const call = node as Call;
  if (node.type === 'CallExpression' && call.callee.name === 'endpoint') yield call;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield* endpointCalls(child);
}

/** A file of the contract without what no page needs. Fails where an endpoint is not declared as the literal it is. */
export function leanContract(code: string, id: string): string {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  for (const { arguments: given } of endpointCalls(parseAst(code, { lang: 'ts' }))) {
    const [definition] = given;
    if (!definition?.properties)
      throw new Error(
        `Dossier build: an endpoint in ${id} is declared by something else than a literal. Every page would carry all of it. Write it as one.`,
      );
    const { properties, end } = definition;
    for (const [index, { start, key }] of properties.entries())
      if (left.has(key?.name ?? '')) cuts.push({ start, end: properties[index + 1]?.start ?? end - 1 });
  }
  let lean = code;
  for (const { start, end } of cuts.toReversed()) lean = lean.slice(0, start) + lean.slice(end);
  return lean;
}

/** Leaves out of what is built what only the platform reads of the contract. */
export const leanContractOnly: Plugin = {
  name: 'dossier-lean-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return replaced.has(source) && ofAnswers.test(importer ?? '') ? answerSchema : null;
  },
  transform(code, id) {
    return contractFile.test(id) ? leanContract(code, id) : null;
  },
};
