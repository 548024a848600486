import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveLimits, archiveNames } from './archive-names.ts';

const honest = zipSync({ 'a.txt': strToU8('one'), 'folder/b.txt': strToU8('two') });

/** The record at the end of an archive that claims whatever it is told to. */
function end({ count = 0, size = 0, start = 0, comment = 0 }) {
  const bytes = new Uint8Array(22 + comment);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, start, true);
  view.setUint16(20, comment, true);
  return bytes;
}

/** One entry of a directory, without what it describes. */
interface Entry {
  readonly name?: string;
  readonly packed?: number;
  readonly unpacked?: number;
  readonly length?: number;
}

function entry({ name = 'x', packed = 0, unpacked = 0, length = name.length }: Entry) {
  const bytes = new Uint8Array(46 + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint32(20, packed, true);
  view.setUint32(24, unpacked, true);
  view.setUint16(28, length, true);
  bytes.set(strToU8(name), 46);
  return bytes;
}

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

function directory(count: number, item: Entry) {
  const entries = joined(...Array.from({ length: count }, () => entry(item)));
  return joined(entries, end({ count, size: entries.length }));
}

/** 98 bytes: a ZIP64 record that claims two thousand million entries, its locator, and the end that points there. */
function zip64() {
  const record = new Uint8Array(56);
  const view = new DataView(record.buffer);
  view.setUint32(0, 0x06064b50, true);
  view.setBigUint64(4, 44n, true);
  view.setBigUint64(24, 2_000_000_000n, true);
  view.setBigUint64(32, 2_000_000_000n, true);
  const locator = new Uint8Array(20);
  new DataView(locator.buffer).setUint32(0, 0x07064b50, true);
  return joined(record, locator, end({ count: 0xffff, size: 0xffffffff, start: 0xffffffff }));
}

describe('what an archive holds', () => {
  it('is read from its directory', () => {
    expect(archiveNames(honest)).toEqual(['a.txt', 'folder/b.txt']);
    expect(archiveNames(joined(honest.subarray(0, -22), end({ comment: 0 })))).toEqual([]);
  });

  it('may be found behind a comment, and not behind something else', () => {
    const commented = joined(honest, strToU8('a comment'));
    expect(archiveNames(commented)).toEqual(['a.txt', 'folder/b.txt']);
    expect(archiveNames(joined(honest, new Uint8Array(70_000)))).toBeNull();
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['less than an end', honest.subarray(0, 21)],
    ['half an archive', honest.subarray(0, honest.length / 2)],
    ['a ZIP64 record that claims two thousand million entries', zip64()],
    ['65,534 entries in no bytes', end({ count: 65_534 })],
    ['65,534 entries in bytes that are not there', end({ count: 65_534, size: 65_534 * 46 })],
    ['more entries than anybody sends', directory(archiveLimits.entries + 1, {})],
    ['an entry that is none', joined(new Uint8Array(46), end({ count: 1, size: 46 }))],
    ['a name longer than its directory', directory(1, { length: 60_000 })],
    ['a bomb that unpacks to 4 GB', directory(1, { unpacked: 0xfffffffe })],
    ['a bomb of many parts', directory(2_000, { unpacked: 1024 ** 2 })],
    ['a bomb whose entries share their bytes', directory(500, { packed: 20_000 })],
  ])('is not told of %s', (_, bytes) => {
    const started = performance.now();
    expect(archiveNames(bytes)).toBeNull();
    // The second of them took 63 s and 2.2 GB.
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('up to its limits', () => {
    expect(archiveNames(directory(archiveLimits.entries, {}))).toHaveLength(archiveLimits.entries);
  });
});
