import {
  entitySections,
  personSections,
  relationFields,
  type ClientFileSection,
  type LegalEntity,
  type NaturalPerson,
  type PartyNode,
} from '@dossier/api/contract';

/** A natural person or a legal entity by themselves (S2 §3); a group (NPG) has a name and its members, PD nothing yet. */
export type PartyType = 'NP' | 'LE' | 'NPG' | 'PD';

/** What is known of a party, flat; without what it is in one registration alone (`relationFields`). */
export type PartyData = Omit<NaturalPerson, (typeof relationFields)[number]> &
  LegalEntity & {
    /** What was answered to custom fields, by their ids. */
    readonly customFields?: Readonly<Record<string, string>>;
  };

/** The same by section of the client file, as it is stored. */
export type Sections = Readonly<Partial<Record<ClientFileSection, Readonly<Record<string, unknown>>>>>;

type Fields = Readonly<Record<string, unknown>>;

const ofRelation: ReadonlySet<string> = new Set(relationFields);
const sectionOfField: ReadonlyMap<string, ClientFileSection> = new Map(
  [personSections, entitySections].flatMap(sections =>
    Object.entries(sections).flatMap(([section, fields]) =>
      fields.map((field: string) => [field, section as ClientFileSection] as const),
    ),
  ),
);

/** Data by section; a field that no section knows is kept with the custom ones. */
export function toSections(data: Fields): Sections {
  const sections: Partial<Record<ClientFileSection, Record<string, unknown>>> = {};
  for (const [field, value] of Object.entries(data)) {
    if (value === undefined) continue;
    (sections[sectionOfField.get(field) ?? 'custom-fields'] ??= {})[field] = value;
  }
  return sections;
}

export const fromSections = (sections: Sections): PartyData =>
  Object.assign({}, ...Object.values(sections)) as PartyData;

/** What a node of S2's tree says of the party itself. */
export function dataOf({ naturalPerson, legalEntity }: PartyNode): PartyData {
  const fields: Fields = legalEntity ?? naturalPerson ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== undefined && !ofRelation.has(name)),
  );
}

export const typeOf = ({ legalEntity }: PartyNode): PartyType => (legalEntity ? 'LE' : 'NP');

/** A party's data where S2's node has them. */
export const nodeData = (type: PartyType, data: object): Pick<PartyNode, 'naturalPerson' | 'legalEntity'> =>
  type === 'LE' ? { legalEntity: data } : type === 'NP' ? { naturalPerson: data } : {};

export function partyName({ naturalPerson, legalEntity }: PartyNode): string {
  if (legalEntity) return legalEntity.name ?? '';
  const { preferredName, givenNames, initials, lastName } = naturalPerson ?? {};
  return [preferredName || givenNames || initials, lastName].filter(Boolean).join(' ');
}
