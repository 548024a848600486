import { createRequire } from 'node:module';
import { fillText, loadTexts, type Texts } from '@dossier/api/texts';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PdfStyle } from '../pdf-style.ts';
import type { PrintedFile } from '../printed-file.ts';
import { aboutContent, sectionContent, signingContent, titleContent } from './content.ts';
import { printable } from './printable.ts';

const require = createRequire(import.meta.url);
pdfmake.setFonts(require('pdfmake/fonts/Roboto.js') as Parameters<typeof pdfmake.setFonts>[0]);
// A document is made of what it is given: it fetches nothing, and reads no file but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
const fontFolder = require.resolve('pdfmake/fonts/Roboto.js').replace(/Roboto\.js$/, '');
pdfmake.setLocalAccessPolicy(path => path.startsWith(fontFolder));

/** Files of one tenant in one PDF, each on pages of its own. */
export async function pdfOf(printedFiles: readonly PrintedFile[], style: PdfStyle): Promise<Uint8Array> {
  const [first] = printedFiles;
  if (!first) throw new Error('There is no document to print.');
  const texts = await loadTexts(first.locale, 'report');
  return pdfmake.createPdf(definitionOf(printedFiles, first, texts, style)).getBuffer();
}

function definitionOf(
  printedFiles: readonly PrintedFile[],
  first: PrintedFile,
  texts: Texts['report'],
  style: PdfStyle,
): TDocumentDefinitions {
  const [title, author] = [printable(first.title), printable(first.tenant)];
  return {
    pageSize: 'A4',
    pageMargins: [48, 64, 48, 64],
    version: '1.7',
    language: first.locale,
    displayTitle: true,
    info: { title, author, creator: 'Dossier', producer: 'Dossier', creationDate: first.madeAt },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2, color: style.text },
    ...(style.logo && { images: { logo: dataUrl(style.logo) } }),
    header: () => headerContent(author, style),
    footer: (page, pages) => {
      const position = fillText(texts.page, { page: String(page), pages: String(pages) });
      return footerContent(
        printedFiles,
        first,
        [fillText(texts.footer, { at: first.exportedAt }), position],
        style,
      );
    },
    content: printedFiles.map((printed, index): Content => ({
      ...(index > 0 && { pageBreak: 'before' as const }),
      stack: [
        titleContent(printed, style),
        ...printed.sections.map(section => sectionContent(section, texts, style)),
        ...signingContent(printed, texts, style),
        aboutContent(printed, texts, style),
      ],
    })),
  };
}

const dataUrl = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

const headerContent = (tenant: string, style: PdfStyle): Content => ({
  margin: [48, 24, 48, 0],
  columns: [
    style.logo
      ? { image: 'logo', fit: [140, 24] }
      : { text: tenant, bold: true, color: style.ink, fontSize: 11 },
    { text: style.logo ? tenant : '', alignment: 'right', color: style.muted, fontSize: 8.5 },
  ],
});

/** What was printed when, and how to tell whether it was changed. */
function footerContent(
  printedFiles: readonly PrintedFile[],
  first: PrintedFile,
  [exported, position]: readonly [exported: string, position: string],
  style: PdfStyle,
): Content {
  const of = printedFiles.length === 1 ? ` · ${first.number} · SHA-256 ${first.hash.slice(0, 16)}…` : '';
  return {
    margin: [48, 20, 48, 0],
    fontSize: 8,
    color: style.muted,
    columns: [
      { width: '*', text: `${exported}${of}` },
      { width: 'auto', text: position, alignment: 'right' },
    ],
  };
}
