// Comments that use another word than plain technical English does.
import { parseSync } from 'oxc-parser';
import type { Source } from '../files.ts';
import { commentTerms } from './vocabulary.ts';

const patterns = commentTerms.map(({ use, not }) => ({
  use,
  pattern: new RegExp(`\\b(?:${not.join('|')})\\b`, 'i'),
}));

/** Comments in these files that hold a word of the list. */
export const commentViolations = (files: readonly Source[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    parseSync(path, text).comments.flatMap(({ value }) =>
      patterns
        .filter(({ pattern }) => pattern.test(value))
        .map(({ use }) => `${path}: "${value.trim().slice(0, 80)}" – use ${use}.`),
    ),
  );
