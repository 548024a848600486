import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aPicture, aPdf } from '../../seed/pdf.ts';
import { matchesItsName } from './content.ts';

interface Sample {
  readonly input: { readonly name: string; readonly base64: string };
  readonly expected: { readonly extensionListed: boolean; readonly contentMatchesExtension?: boolean | null };
  readonly note: string;
}

const samples = join(import.meta.dirname, '../../../../../packages/validators/test-data/file_samples.json');
const { cases } = JSON.parse(readFileSync(samples, 'utf8')) as { readonly cases: readonly Sample[] };
const validated = cases.filter(({ expected }) => typeof expected.contentMatchesExtension === 'boolean');

const office = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(['[Content_Types].xml', ...names].map(name => [name, strToU8('x')])));
const text = (value: string) => new TextEncoder().encode(value);

describe('the content of a file', () => {
  it.each(validated)('is judged as its source: $input.name, $note', ({ input, expected }) => {
    expect(matchesItsName({ name: input.name, bytes: Buffer.from(input.base64, 'base64') })).toBe(
      expected.contentMatchesExtension,
    );
  });

  it.each([
    ['passport.pdf', aPdf([['One page']]), true],
    ['picture.png', aPicture(), true],
    ['picture.jpg', aPicture(), false],
    ['letter.docx', office('word/document.xml'), true],
    ['sheet.docx', office('xl/workbook.xml'), false],
    ['macro.docx', office('word/document.xml', 'word/vbaProject.bin'), false],
    ['macro.xlsx', office('xl/workbook.xml', 'xl/vbaProject.bin'), false],
    ['macro.xlsm', office('xl/workbook.xml', 'xl/vbaProject.bin'), true],
    ['page.txt', text('  <script>alert(1)</script>'), false],
    ['drawing.csv', text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), false],
    ['program.txt', text('MZ\u0090\0\u0003'), false],
    ['anything.exe', text('MZ'), false],
    ['anything', text('text'), false],
    ['constructor.constructor', text('text'), false],
  ])('%s is what it says: %#', (name, bytes, expected) => {
    expect(matchesItsName({ name, bytes })).toBe(expected);
  });
});
