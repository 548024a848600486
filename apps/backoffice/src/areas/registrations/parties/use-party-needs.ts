import { entitySections, personSections, relationFields, type PartyNode } from '@dossier/api/contract';
import { useRegistrationProgress, type Registration } from '@dossier/api/registrations';
import type { NeededField, SoughtField } from '@dossier/ui/form';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { blockerField } from '../../../shared/blocker-field.ts';
import { useVisits } from '../../../shared/use-visits.ts';

/** The section of what someone is in this registration: it is in no client file. */
export const roleSection = 'role';

const sectionByField: ReadonlyMap<string, string> = new Map(
  [...Object.entries(personSections), ...Object.entries(entitySections)].flatMap(([section, fields]) =>
    fields.map(field => [field as string, section] as const),
  ),
);
/**
 * What the platform validates together when a party is saved: the sections of its client file, and what it is here. A
 * share is validated each time.
 */
export const validatedSection = (field: string): string | undefined =>
  relationFields.some(name => name === field) ? roleSection : sectionByField.get(field);

/** The country of an entity is asked first of all, with its register: its number depends on it. */
const sectionOf = (name: string, { legalEntity }: PartyNode) =>
  legalEntity && name === 'address.country'
    ? 'chamber-of-commerce'
    : (sectionByField.get(name.split('.')[0] ?? name) ?? roleSection);

/** What an answer asks for, where only what is missing is shown. */
const along: Readonly<Record<string, readonly string[]>> = { originOfAssets: ['originOfAssetsDetails'] };

/** What the gate still asks of a party, as fields of its form, and the one of them that someone came for. */
export function usePartyNeeds({ _id }: Pick<Registration, '_id'>, party: PartyNode): PartyNeeds {
  const { data } = useRegistrationProgress(_id);
  const { taxResidencies } = party.naturalPerson ?? party.legalEntity ?? {};
  const needed = useMemo(() => {
    const blockers = data?.sections.flatMap(section => section.blockers) ?? [];
    const names = blockers
      .filter(({ partyId }) => partyId === party._id)
      .flatMap(blocker => blockerField(blocker, taxResidencies) ?? []);
    return [...new Set(names)].map(name => ({ name, section: sectionOf(name, party), along: along[name] }));
  }, [data, party, taxResidencies]);
  const field = new URLSearchParams(useSearch()).get('field');
  const visit = useVisits();
  const sought = useMemo(() => (field === null ? undefined : { name: field, visit }), [field, visit]);
  return { needed, sought };
}

interface PartyNeeds {
  readonly needed: readonly NeededField[];
  readonly sought: SoughtField | undefined;
}
