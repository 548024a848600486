import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §3: natural person, legal entity, group of persons, and the product node of the connection graph. */
export const partyType = /* @__PURE__ */ vocabulary('partyType', ['NP', 'LE', 'NPG', 'PD']);
export type PartyType = CodeOf<typeof partyType>;

/** S2 §3: owned by, owns, represented by, represents, and two that a tenant names itself. */
export const relationType = /* @__PURE__ */ vocabulary('relationType', [
  'OWD',
  'OWN',
  'RPD',
  'RPV',
  'UDP',
  'UDA',
]);
export type RelationType = CodeOf<typeof relationType>;

/** S2 §4. */
export const partyStatus = /* @__PURE__ */ statuses('partyStatus', [
  { code: 'N', tone: 'info' },
  { code: 'I', tone: 'neutral' },
  { code: 'A', tone: 'success' },
  { code: 'R', tone: 'danger' },
  { code: 'E', tone: 'neutral', hollow: true },
]);
export type PartyStatus = CodeOf<typeof partyStatus>;
