import type { ClientFileSection } from '@dossier/api/contract';
import type { Fact } from '@dossier/ui/description-list';
import type { FactContext } from './PartyFacts.tsx';

export interface FactSection {
  readonly section: ClientFileSection;
  readonly facts: readonly Fact[];
}

/** How fields are read that have a way of their own. */
export type FactsOf<Data> = {
  readonly [Name in keyof Data]?: (data: Data, context: FactContext) => readonly Fact[];
};

/**
 * The facts of a party by the sections of a client file. A field without a way of its own is there where it is known;
 * a section of which nothing is known is not.
 */
export function sectionFacts<Data extends object>(
  sections: Readonly<Partial<Record<ClientFileSection, readonly (keyof Data & string)[]>>>,
  special: FactsOf<Data>,
  data: Data,
  context: FactContext,
): readonly FactSection[] {
  const factsOf = (name: keyof Data & string): readonly Fact[] =>
    special[name]?.(data, context) ?? (data[name] === undefined ? [] : [context.fieldFact(name, data[name])]);
  return (Object.entries(sections) as [ClientFileSection, readonly (keyof Data & string)[]][])
    .map(([section, names]) => ({ section, facts: names.flatMap(factsOf) }))
    .filter(({ facts }) => facts.length > 0);
}
