import { useFindSuggestions } from '@dossier/api/parties';
import { useState } from 'react';
import { suggestionsQuestion } from '../../../shared/party-file/suggestions-question.ts';
import { soughtOf, type ConnectionForm } from './new-connection.ts';

/** Who may be the same is compared by a person before a second file is made: the first attempt to save asks for that. */
export function useDuplicateWarning(clientId: string) {
  const find = useFindSuggestions();
  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  async function isCompared(values: ConnectionForm): Promise<boolean> {
    const question = suggestionsQuestion(soughtOf(values));
    const key = JSON.stringify(question);
    if (question === null || key === warnedOf) return true;
    const type = values.party === 'entity' ? 'LE' : 'NP';
    const duplicates = (await find(question)).filter(party => party.type === type && party._id !== clientId);
    setWarnedOf(duplicates.length > 0 ? key : null);
    return duplicates.length === 0;
  }
  return { isCompared, isWarned: warnedOf !== null };
}
