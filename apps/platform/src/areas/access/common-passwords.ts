import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stays of a password without what people put around a word to please a form: `Dragon-2027!` is `dragon`. */
export const coreOf = (password: string): string =>
  password
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

let words: ReadonlySet<string> | null = null;

function read(): ReadonlySet<string> {
  const text = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter(line => line !== '' && !line.startsWith('#')));
}

/** True for a password that is one of those that everybody tries first (NIST SP 800-63B; ASVS 6.2.4). */
export function isCommon(password: string): boolean {
  words ??= read();
  return words.has(coreOf(password));
}
