/** What Roboto, as pdfmake ships it, has no glyphs for: anything but Latin, Greek, Cyrillic and common signs. */
const lacking =
  /[^\n\u0020-\u007e\u00a0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01fa-\u01ff\u0218-\u021b\u0259\u02bc\u0384-\u03ce\u0400-\u0482\u0488-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010\u2011\u2013-\u2015\u2018-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u25a0]/gu;

/** Signs of ours that the font lacks, and what stands for them. */
const stand = { '→': '›', '−': '-' } as const;

const normal = (text: string) =>
  text.normalize('NFC').replaceAll(/[→−]/g, sign => stand[sign as keyof typeof stand]);

/** A text as the font can print it: a character that it lacks becomes a box, never a wrong one. */
export const printable = (text: string): string => normal(text).replaceAll(lacking, '■');

export const isPrintable = (text: string): boolean => printable(text) === normal(text);
