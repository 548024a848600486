import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from './compress.ts';

const table = 'Number,Name\r\n'.repeat(500);
const file = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-length': String(text.length) },
  });

describe('an answer in fewer bytes', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('for a caller that reads %s', async (accepted, encoding, open) => {
    const response = await compressed(file(table), accepted);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(open(Buffer.from(await response.arrayBuffer())).toString()).toBe(table);
  });

  it('promises no more bytes than come: anyone who waits for them would wait for good', async () => {
    const response = await compressed(file(table), 'br');
    expect(response.headers.get('content-length')).toBeNull();
  });

  it.each([
    ['a caller that reads none of it', table, null],
    ['what is short', 'Number', 'br'],
  ])('is as it was for %s', async (_, text, accepted) => {
    const response = await compressed(file(text), accepted);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });
});
