'use client';
export { useFindParties, useParties, type PartyList, type PartyQuery, type PartyRow } from './list.ts';
export {
  useOwners,
  useParty,
  useSuggestions,
  type BeneficialOwners,
  type PartyFile,
  type SuggestedParty,
  type SuggestionsQuestion,
} from './party.ts';
