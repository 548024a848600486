/** What an archive may hold and become: what is beyond it was made to hurt anyone who opens it. */
export const archiveLimits = { entries: 10_000, unpacked: 1024 ** 3 } as const;

/** Bytes of the records of a ZIP (APPNOTE 4.3), without names, extras and comments. */
const sizes = { end: 22, entry: 46 } as const;
const signatures = { end: 0x06054b50, entry: 0x02014b50 } as const;
/** A count or an address that says "look in the ZIP64 record": anyone who needs more than 4 GB does not send 15 MB. */
const elsewhere = { short: 0xffff, long: 0xffffffff } as const;

/**
 * What an archive holds, by name, read from its directory alone: nothing is unpacked. Every count is held against the
 * bytes that are there before it is believed.
 * @returns null for what is no archive, or none that may be kept.
 */
export function archiveNames(bytes: Uint8Array): readonly string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (count === elsewhere.short || size === elsewhere.long || start === elsewhere.long) return null;
  if (count > archiveLimits.entries || count * sizes.entry > size || start + size > end) return null;
  return namesBetween(view, start, start + size, count);
}

/** The record at the end, before a comment of at most 65,535 bytes. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - sizes.end - 0xffff);
  for (let at = view.byteLength - sizes.end; at >= first; at--)
    if (view.getUint32(at, true) === signatures.end) return at;
  return null;
}

function namesBetween(view: DataView, start: number, end: number, count: number): readonly string[] | null {
  const decoder = new TextDecoder();
  const names: string[] = [];
  let [packed, unpacked] = [0, 0];
  for (let at = start; names.length < count;) {
    if (at + sizes.entry > end || view.getUint32(at, true) !== signatures.entry) return null;
    packed += view.getUint32(at + 20, true);
    unpacked += view.getUint32(at + 24, true);
    // Entries that share their bytes multiply without end.
    if (packed > view.byteLength || unpacked > archiveLimits.unpacked) return null;
    const length = view.getUint16(at + 28, true);
    const name = at + sizes.entry;
    if (name + length > end) return null;
    names.push(decoder.decode(new Uint8Array(view.buffer, view.byteOffset + name, length)));
    at = name + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}
