import { useSuggestions, type SuggestedParty } from '@dossier/api/parties';
import { useEffect, useState } from 'react';
import { suggestionsQuestion, type TypedParty } from './suggestions-question.ts';

/** After the last key, in milliseconds: not each of them asks. */
const pause = 400;

/** Parties that may be the one that is being typed, once the user stops typing. */
export function useSuggestedParties(typed: TypedParty): readonly SuggestedParty[] {
  const question = suggestionsQuestion(typed);
  const key = JSON.stringify(question);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), pause);
    return () => clearTimeout(timer);
  }, [key]);
  return useSuggestions(key === settled ? question : null);
}
