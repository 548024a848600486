/** A PDF with a few lines on each page, small and whole: made by hand, so that no library is needed to make one. */
export function aPdf(pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const first = 4;
  const page = (index: number) => first + 2 * index;
  const kids = pages.map((_, index) => `${page(index)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const text = `BT /F1 18 Tf 24 TL 56 780 Td ${lines.map(line => `(${escaped(line)}) Tj T*`).join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${page(index) + 1} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, character => character.charCodeAt(0));
}

/** Latin-1 without what a PDF string gives a meaning to. */
const escaped = (text: string) => text.replaceAll(/[^ -ÿ]/g, '?').replaceAll(/[()\\]/g, String.raw`\$&`);

/** A picture of one grey point: the smallest PNG that there is. */
export const aPicture = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
    character => character.charCodeAt(0),
  );
