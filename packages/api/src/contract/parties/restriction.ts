import { array, object, string } from '../answers.ts';

/** Why a client is kept from most of the staff (expectations row 203): a colleague, or someone whom everyone knows. */
export const restrictionKinds = ['STAFF', 'VIP'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

export const restrictionKind = string<RestrictionKind>().oneOf(restrictionKinds);

const ids = array(string().required().max(40)).max(200).required();

/** Who may see clients of a kind: users, and members of groups, by their ids. */
const readers = object({ users: ids, groups: ids });

/** Who may see restricted clients of the firm, by kind; no one but them, whatever their role. */
export const restrictedClientSettings = object({ STAFF: readers.required(), VIP: readers.required() });
