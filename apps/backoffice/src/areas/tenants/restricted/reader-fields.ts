import type { SectionValues } from '@dossier/api/tenants';

type Restricted = SectionValues['restrictedClients'];

/** Whom a firm names for which kind of restricted clients: the fields of the form, in its order. */
export const readerFields = [
  { name: 'staffUsers', kind: 'STAFF', of: 'users' },
  { name: 'staffGroups', kind: 'STAFF', of: 'groups' },
  { name: 'vipUsers', kind: 'VIP', of: 'users' },
  { name: 'vipGroups', kind: 'VIP', of: 'groups' },
] as const;
type ReaderField = (typeof readerFields)[number];

export type ReaderValues = Record<ReaderField['name'], string[]>;

/** Ids of those who are named in a field. */
export const readersOf = (
  { kind, of }: Pick<ReaderField, 'kind' | 'of'>,
  value: Restricted,
): readonly string[] => value[kind][of];

/** The section as its fields make it. */
export function valueOf(idsOf: (field: ReaderField) => readonly string[]): Restricted {
  const [staffUsers, staffGroups, vipUsers, vipGroups] = readerFields.map(field => [...idsOf(field)]);
  return {
    STAFF: { users: staffUsers ?? [], groups: staffGroups ?? [] },
    VIP: { users: vipUsers ?? [], groups: vipGroups ?? [] },
  };
}
