import { createRequire } from 'node:module';
import makeQpdf, { type QpdfInstance } from '@neslinesli93/qpdf-wasm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const require = createRequire(import.meta.url);

/** A part of the module that its types leave out. */
type Qpdf = QpdfInstance & { readonly FS: { writeFile(path: string, bytes: Uint8Array): void } };

/** What `qpdf --check` answers: 0 for a whole document, 2 for a damaged one, 3 for one with something odd. */
export async function qpdfCheck(bytes: Uint8Array): Promise<number> {
  const qpdf = (await makeQpdf({
    locateFile: () => require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'),
  })) as Qpdf;
  qpdf.FS.writeFile('/paper.pdf', bytes);
  return qpdf.callMain(['--check', '/paper.pdf']);
}

/** The words of a document, page by page, as a reader of it finds them. */
export async function pdfText(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map(item => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  await task.destroy();
  return pages;
}
