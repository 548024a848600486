import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PaperLook } from '../look.ts';
import type { Paper } from '../paper.ts';
import { wordsIn } from '../words/words.ts';
import { aboutContent, sectionContent, signingContent, titleContent } from './content.ts';
import { printable } from './printable.ts';

const require = createRequire(import.meta.url);
pdfmake.setFonts(require('pdfmake/fonts/Roboto.js') as Parameters<typeof pdfmake.setFonts>[0]);
// A paper is made of what it is given: it fetches nothing, and reads no file but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
const fontFolder = require.resolve('pdfmake/fonts/Roboto.js').replace(/Roboto\.js$/, '');
pdfmake.setLocalAccessPolicy(path => path.startsWith(fontFolder));

/** Papers of one firm in one document, each on pages of its own. */
export async function pdfOf(papers: readonly Paper[], look: PaperLook): Promise<Uint8Array> {
  const [first] = papers;
  if (!first) throw new Error('There is no paper to print.');
  return pdfmake.createPdf(definitionOf(papers, first, look)).getBuffer();
}

function definitionOf(papers: readonly Paper[], first: Paper, look: PaperLook): TDocumentDefinitions {
  const words = wordsIn(first.locale);
  const [title, author] = [printable(first.title), printable(first.firm)];
  return {
    pageSize: 'A4',
    pageMargins: [48, 64, 48, 64],
    version: '1.7',
    language: first.locale,
    displayTitle: true,
    info: { title, author, creator: 'Dossier', producer: 'Dossier', creationDate: first.madeAt },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2, color: look.text },
    ...(look.logo && { images: { logo: dataUrl(look.logo) } }),
    header: () => headerContent(author, look),
    footer: (page, pages) => footerContent(papers, words.page(page, pages), look),
    content: papers.map((paper, index): Content => ({
      ...(index > 0 && { pageBreak: 'before' as const }),
      stack: [
        titleContent(paper, look),
        ...paper.sections.map(section => sectionContent(paper, section, look)),
        ...signingContent(paper, look),
        aboutContent(paper, look),
      ],
    })),
  };
}

const dataUrl = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

const headerContent = (firm: string, look: PaperLook): Content => ({
  margin: [48, 24, 48, 0],
  columns: [
    look.logo ? { image: 'logo', fit: [140, 24] } : { text: firm, bold: true, color: look.ink, fontSize: 11 },
    { text: look.logo ? firm : '', alignment: 'right', color: look.muted, fontSize: 8.5 },
  ],
});

/** What was printed when, and how to tell whether it was changed. */
function footerContent(papers: readonly Paper[], page: string, look: PaperLook): Content {
  const [first] = papers;
  const of = papers.length === 1 && first ? ` · ${first.number} · SHA-256 ${first.hash.slice(0, 16)}…` : '';
  return {
    margin: [48, 20, 48, 0],
    fontSize: 8,
    color: look.muted,
    columns: [
      { width: '*', text: first ? `${wordsIn(first.locale).footer(first.exportedAt)}${of}` : '' },
      { width: 'auto', text: page, alignment: 'right' },
    ],
  };
}
