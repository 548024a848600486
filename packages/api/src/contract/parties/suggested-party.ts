import { partyStatus, partyType, type PartyStatus, type PartyType } from '@dossier/validators/vocabularies';
import { object, string } from '../answers.ts';

export const partyMatches = ['taxNumber', 'nameAndDateOfBirth', 'chamberOfCommerceNo'] as const;
export type PartyMatch = (typeof partyMatches)[number];

export const suggestedPartyFields = {
  _id: string().required(),
  type: string<PartyType>().oneOf(partyType.codes).required(),
  status: string<PartyStatus>().oneOf(partyStatus.codes).required(),
  name: string().defined(),
  city: string().nullable().defined(),
  beganOn: string().nullable().defined(),
  /** What is the same. */
  match: string<PartyMatch>().oneOf(partyMatches).required(),
};

/** A party that may be the same as one that is about to be entered. */
export const suggestedParty = object(suggestedPartyFields);
