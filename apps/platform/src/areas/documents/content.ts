import { fileExtension, type FileExtension } from '@dossier/validators';
import { archiveNames } from './archive-names.ts';

/** Whether bytes are what the name says they are. */
type Validate = (bytes: Uint8Array) => boolean;

const startsWith =
  (...signatures: readonly string[]): Validate =>
  bytes =>
    signatures.some(signature => textAt(bytes, 0, signature.length) === signature);

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Old Office files and Outlook messages are file systems of their own (MS-CFB). */
const compound = startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1');

/** What a browser or a mail program would take for a page that runs. */
const isPage = (text: string) =>
  /^\s*<(?:!doctype|html|head|body|script|svg|\?xml|iframe|object)/i.test(text);

/** Text has no control characters but blanks; a program or a picture has some in its first bytes. */
function isText(bytes: Uint8Array): boolean {
  // Spreadsheets write "Unicode text" in 16 bits.
  if (wide(bytes))
    return isTextOf(new Uint16Array(Uint8Array.from(bytes.subarray(0, bytes.length & ~1)).buffer));
  return isTextOf(bytes);
}

const blanks = new Set([0x09, 0x0a, 0x0c, 0x0d]);
const isTextOf = (units: Uint8Array | Uint16Array) =>
  units.every((unit: number) => unit >= 0x20 || blanks.has(unit));

const wide = startsWith('\u00ff\u00fe');
const head = (bytes: Uint8Array) =>
  new TextDecoder(wide(bytes) ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 1024));
const plain: Validate = bytes => isText(bytes) && !isPage(head(bytes));

/** An Office document (ECMA-376): its parts lie in a folder of their own, and no program among them. */
const office =
  (folder: string, mayRun = false): Validate =>
  bytes => {
    const names = archiveNames(bytes) ?? [];
    const isOwn = names.includes('[Content_Types].xml') && names.some(name => name.startsWith(folder));
    return isOwn && (mayRun || !names.some(name => /vbaProject\.bin$/i.test(name)));
  };

const jpeg = startsWith('\u00ff\u00d8\u00ff');
const tiff = startsWith('II*\0', 'MM\0*');
const page: Validate = bytes => isText(bytes) && isPage(head(bytes));

const validates: Readonly<Record<FileExtension, Validate>> = {
  csv: plain,
  txt: plain,
  eml: bytes => plain(bytes) && /^[\w-]+:/.test(head(bytes)),
  htm: page,
  html: page,
  wav: bytes => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE',
  pdf: startsWith('%PDF-'),
  rtf: startsWith('{\\rtf'),
  zip: bytes => (archiveNames(bytes)?.length ?? 0) > 0,
  doc: compound,
  xls: compound,
  msg: compound,
  xlsm: office('xl/', true),
  xlsx: office('xl/'),
  docx: office('word/'),
  pptx: office('ppt/'),
  png: startsWith('\u0089PNG\r\n\u001a\n'),
  gif: startsWith('GIF87a', 'GIF89a'),
  jpg: jpeg,
  jpeg,
  tif: tiff,
  tiff,
};

export interface Content {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Whether the bytes of a file are what its name says, so that nothing comes in under another's name (`security.md` T9). */
export function matchesItsName({ name, bytes }: Content): boolean {
  const extension = fileExtension(name);
  return Object.hasOwn(validates, extension) && validates[extension as FileExtension](bytes);
}
