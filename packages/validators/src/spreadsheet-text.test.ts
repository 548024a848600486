import { expect, it } from 'vitest';
import { spreadsheetText } from './spreadsheet-text.ts';

it.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@cmd', "'@cmd"],
  ['-2+3', "'-2+3"],
  ['\tx', "'\tx"],
  ['-5', '-5'],
  ['+31 20', '+31 20'],
  ['-1.234,50 %', '-1.234,50 %'],
  ['Anna', 'Anna'],
  ['', ''],
])('writes %j as %j', (text, expected) => expect(spreadsheetText(text)).toBe(expected));
