import type { PrintedFile } from './printed-file.ts';

/** What the files of a document are called, without extension: `2026-01284_nl-NL`. */
export const stemOf = ({ number, locale }: PrintedFile): string => `${number}_${locale}`;
