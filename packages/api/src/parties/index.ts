'use client';
export {
  useParty,
  useSuggestions,
  type PartyFile,
  type SuggestedParty,
  type SuggestionsQuestion,
} from './party.ts';
