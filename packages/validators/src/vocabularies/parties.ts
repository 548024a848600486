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
  { code: 'E', tone: 'neutral', outlined: true },
]);
export type PartyStatus = CodeOf<typeof partyStatus>;

/** S2 §3: a connection in words, each with its reverse form. */
export const connectionType = /* @__PURE__ */ vocabulary('connectionType', [
  { code: 'represents', reverse: 'representedBy' },
  { code: 'representedBy', reverse: 'represents' },
  { code: 'owns', reverse: 'ownedBy' },
  { code: 'ownedBy', reverse: 'owns' },
]);
export type ConnectionType = CodeOf<typeof connectionType>;

/** S2 §3: what a graph of connections can be asked to show. */
export const connectionAction = /* @__PURE__ */ vocabulary('connectionAction', [
  'show',
  'showAll',
  'showOwnership',
  'showRepresentation',
]);
export type ConnectionAction = CodeOf<typeof connectionAction>;

/** S2 §3. */
export const gender = /* @__PURE__ */ vocabulary('gender', ['male', 'female', 'other']);
export type Gender = CodeOf<typeof gender>;

/** S2 §3. */
export const region = /* @__PURE__ */ vocabulary('region', [
  'africa',
  'asia',
  'euAndEea',
  'oceania',
  'restOfEurope',
  'usaAndCanada',
  'southAmericaAndMexico',
]);
export type Region = CodeOf<typeof region>;

/** S2 §3. */
export const specialStructure = /* @__PURE__ */ vocabulary('specialStructure', [
  'angloSaxonTrust',
  'bearerShares',
  'trustOffice',
  'nomineeShareholder',
  { code: 'none', exclusive: true },
]);
export type SpecialStructure = CodeOf<typeof specialStructure>;

/** S2 §3. */
export const emigrationReason = /* @__PURE__ */ vocabulary('emigrationReason', [
  'pension',
  'work',
  'expat',
  'notApplicable',
  'family',
  'netherlands',
  'other',
]);
export type EmigrationReason = CodeOf<typeof emigrationReason>;
