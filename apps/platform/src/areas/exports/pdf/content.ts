import type { Texts } from '@dossier/api/texts';
import type { Content } from 'pdfmake/interfaces.js';
import type { PdfStyle } from '../pdf-style.ts';
import type { Block, PrintedFile, PrintedSection } from '../printed-file.ts';
import { isPrintable, printable } from './printable.ts';

type ReportTexts = Texts['report'];

/** Points by which a party stands further in than the one above it; deeper ones stay where they can be read. */
const indent = (depth: number) => Math.min(depth, 4) * 12;

const rule = (color: string, width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: width, lineColor: color }],
});

export const titleContent = ({ title, subtitle }: PrintedFile, style: PdfStyle): Content => ({
  stack: [
    { text: printable(title), fontSize: 20, bold: true, color: style.ink, lineHeight: 1.1 },
    { text: printable(subtitle), color: style.muted, margin: [0, 2, 0, 8] },
    rule(style.solid, 2),
  ],
});

export function sectionContent(section: PrintedSection, texts: ReportTexts, style: PdfStyle): Content {
  const isEmpty = section.blocks.every(
    block => block.kind === 'entries' && block.entries.length === 0 && block.heading === null,
  );
  return {
    margin: [0, 16, 0, 0],
    stack: [
      { text: section.heading, fontSize: 14, bold: true, color: style.ink, headlineLevel: 1 },
      ...(section.isInternal ? [{ text: texts.internal, bold: true, margin: [0, 2, 0, 0] as Margin }] : []),
      ...(isEmpty ? [{ text: texts.empty, color: style.muted, margin: [0, 4, 0, 0] as Margin }] : []),
      ...section.blocks.map(block => blockContent(block, style)),
    ],
  };
}

type Margin = [number, number, number, number];

function blockContent(block: Block, style: PdfStyle): Content {
  if (block.kind === 'heading')
    return {
      margin: [indent(block.depth), 10, 0, 0],
      text: printable(block.text),
      fontSize: 11.5,
      bold: true,
      headlineLevel: 2,
    };
  if (block.kind === 'facts') return factsContent(block, style);
  return {
    margin: [0, 8, 0, 0],
    stack: [
      ...headingContent(block.heading, style),
      ...block.entries.map(({ at, title, lines }): Content => ({
        margin: [0, 4, 0, 0],
        columnGap: 8,
        columns: [
          { width: 150, text: at, color: style.muted },
          {
            width: '*',
            stack: [
              { text: printable(title) },
              ...lines.map(line => ({ text: printable(line), color: style.muted })),
            ],
          },
        ],
      })),
    ],
  };
}

const headingContent = (heading: string | null, style: PdfStyle): Content[] =>
  heading === null ? [] : [{ text: heading, bold: true, color: style.muted, headlineLevel: 3 }];

const factsContent = (block: Extract<Block, { kind: 'facts' }>, style: PdfStyle): Content => ({
  margin: [indent(block.depth), 6, 0, 0],
  stack: [...headingContent(block.heading, style), tableContent(block.facts, style)],
});

const tableContent = (
  facts: readonly (readonly [label: string, value: string])[],
  style: PdfStyle,
): Content => ({
  layout: {
    hLineWidth: index => (index === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => style.edge,
    paddingLeft: () => 0,
    paddingTop: () => 3,
    paddingBottom: () => 2,
  },
  table: {
    widths: [150, '*'],
    dontBreakRows: true,
    body: facts.map(([label, value]) => [
      { text: printable(label), color: style.muted },
      { text: printable(value) },
    ]),
  },
});

/** A place to sign for everyone who does. */
export function signingContent(
  { signers }: PrintedFile,
  { signing }: ReportTexts,
  style: PdfStyle,
): Content[] {
  if (signers === null) return [];
  const line = (label: string): Content => ({
    stack: [{ text: label, color: style.muted, margin: [0, 26, 0, 2] }, rule(style.edge, 0.7)],
  });
  return [
    {
      pageBreak: 'before',
      stack: [
        { text: signing.title, fontSize: 14, bold: true, color: style.ink, headlineLevel: 1 },
        { text: signers.length === 0 ? signing.none : signing.text, margin: [0, 4, 0, 0] },
        ...signers.map((name): Content => ({
          unbreakable: true,
          margin: [0, 16, 0, 0],
          stack: [
            {
              columns: [
                { width: 60, text: signing.name, color: style.muted },
                { text: printable(name), bold: true },
              ],
            },
            line(signing.city),
            line(signing.date),
            line(signing.signature),
          ],
        })),
      ],
    },
  ];
}

/** Who made it when, with what in it, and the hash that the audit trail holds. */
export function aboutContent(printed: PrintedFile, { about }: ReportTexts, style: PdfStyle): Content {
  const texts = [printed.title, ...printed.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))];
  return {
    unbreakable: true,
    margin: [0, 24, 0, 0],
    stack: [
      { text: about.title, fontSize: 11.5, bold: true, color: style.ink, headlineLevel: 1 },
      tableContent(printed.about, style),
      { text: about.hashHint, color: style.muted, margin: [0, 4, 0, 0] },
      ...(texts.every(isPrintable) ? [] : [{ text: about.missing, margin: [0, 4, 0, 0] as Margin }]),
    ],
  };
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'facts') return block.facts.flat();
  return block.entries.flatMap(({ title, lines }) => [title, ...lines]);
}
