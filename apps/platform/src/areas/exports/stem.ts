import type { Paper } from './paper.ts';

/** What the files of a paper are called, without extension: `2026-01284_nl-NL`. */
export const stemOf = ({ number, locale }: Paper): string => `${number}_${locale}`;
