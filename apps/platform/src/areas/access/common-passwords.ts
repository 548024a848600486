import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stays of a password without what people put around a word to please a form: `Dragon-2027!` is `dragon`. */
export const coreOf = (password: string): string =>
  password
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** What stands for a letter in `P@ssw0rd` and its kin. */
const signs: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '!': 'i',
  '1': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** Every form in which a password may be a word: with what stands around it taken away or read as letters. */
export function formsOf(password: string): readonly string[] {
  const text = password.normalize('NFKC').toLowerCase();
  const ends = [
    text,
    text.replace(/[^\p{L}\p{N}]+$/u, ''),
    text.replace(/[^\p{L}]+$/u, ''),
    text.replace(/^[^\p{L}]+/u, ''),
    coreOf(text),
  ];
  const read = (one: string) => Array.from(one, sign => signs[sign] ?? sign).join('');
  // A one is an i to some and an l to others.
  const forms = ends.flatMap(one => [one, read(one), read(one.replaceAll('1', 'l'))]);
  return [...new Set(forms.map(coreOf))];
}

let cores: ReadonlySet<string> | null = null;

function read(): ReadonlySet<string> {
  const text = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter(line => line !== '' && !line.startsWith('#')));
}

/** True for a password that is one of those that everyone tries first (NIST SP 800-63B; ASVS 6.2.4). */
export function isCommon(password: string): boolean {
  cores ??= read();
  const list = cores;
  return formsOf(password).some(form => list.has(form));
}
