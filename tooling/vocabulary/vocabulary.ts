// The words of the project as data (`vocabulary.json`): one term a concept, and the names that are not used for it.
import data from './vocabulary.json' with { type: 'json' };

export const languages = ['en-US', 'nl-NL', 'fr-FR', 'de-DE'] as const;

/** What a concept is called in code and on screen. */
export type Concept = Readonly<Record<'concept' | 'code' | (typeof languages)[number], string>>;

/** A term, and what is not used in its place. */
export interface Term {
  readonly use: string;
  readonly not: readonly string[];
  /** Where a name may hold it: as one of its words, as its first word, or as the whole name. */
  readonly as: 'part' | 'prefix' | 'name';
}

/** A name that is right although a term forbids it. */
export interface Allowed {
  readonly names: readonly string[];
  /** What the paths begin with where it is right; everywhere without. */
  readonly in?: readonly string[];
  readonly why: string;
}

export const concepts: readonly Concept[] = data.concepts;
export const terms = data.terms as readonly Term[];
/** Terms of comments, and what is not used in their place. */
export const commentTerms: readonly Omit<Term, 'as'>[] = data.comments;
export const allowed: readonly Allowed[] = data.allowed;
