// `docs/glossary.md` is made from `vocabulary.json`: `node tooling/vocabulary/glossary.ts --write`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../files.ts';
import { concepts, languages, terms } from './vocabulary.ts';

const path = join(root, 'docs/glossary.md');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

const text = `# Glossary

Made from \`tooling/vocabulary/vocabulary.json\`. One term a concept and language; the product addresses people formally: _u_, _vous_, _Sie_. Code and documents are in English.

${table(
  ['concept', 'code', 'English', 'Nederlands', 'français', 'Deutsch'],
  concepts.map(({ concept, code, ...texts }) => [
    concept,
    `\`${code}\``,
    ...languages.map(language => texts[language]),
  ]),
)}

Two things are both called risk and are never mixed: the **risk level** (how risky the client is to the firm) and the **investor profile** (how much risk the client can bear).

## In code

\`npm run check\` refuses these in names of identifiers and files.

${table(
  ['use', 'not'],
  terms.map(({ use, not, as }) => [
    use,
    not.map(word => `\`${word}${as === 'prefix' ? '…' : ''}\``).join(', '),
  ]),
)}
`;

/** The glossary as it should stand in \`docs\`. */
export const glossary = async (): Promise<string> =>
  format(text, { ...(await resolveConfig(path)), parser: 'markdown' });

/** What is wrong with the glossary that stands there. */
export async function glossaryViolations(): Promise<readonly string[]> {
  return readFileSync(path, 'utf8') === (await glossary())
    ? []
    : ['docs/glossary.md is not what vocabulary.json says: node tooling/vocabulary/glossary.ts --write'];
}

if (process.argv.includes('--write')) writeFileSync(path, await glossary());
