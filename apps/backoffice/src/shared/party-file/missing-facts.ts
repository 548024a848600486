import { clientFileSections } from '@dossier/api/contract';
import type { Fact } from '@dossier/ui/description-list';
import type { FactSection } from './fact-sections.ts';

/** A fact that is asked for and not known, where it would stand. */
export interface MissingFact extends Fact {
  readonly section: string;
}

/** The facts of a party with what is missing in its place: where it says so, an unknown value says nothing more. */
export const withMissing = (
  sections: readonly FactSection[],
  missing: readonly MissingFact[],
): readonly FactSection[] =>
  clientFileSections.flatMap(section => {
    const facts = sections.find(each => each.section === section)?.facts ?? [];
    const lacking = missing.filter(fact => fact.section === section);
    if (lacking.length === 0) return facts.length === 0 ? [] : [{ section, facts }];
    return [{ section, facts: [...facts.filter(({ value }) => value !== null), ...lacking] }];
  });
