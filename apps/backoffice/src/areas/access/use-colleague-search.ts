import { useFindUsers } from '@dossier/api/access';
import type { Command } from '@dossier/ui/command-palette';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Colleagues for ⌘K, by name, user name or email; each leads to their row in the settings. */
export function useColleagueSearch() {
  const find = useFindUsers();
  const textOf = useVocabularyText();
  return async (query: string, signal: AbortSignal): Promise<readonly Command[]> => {
    const tokens = fold(query).split(/\s+/).filter(Boolean);
    const { items } = await find(signal);
    return items
      .filter(({ firstName, middleName, lastName, username, email }) => {
        const text = fold([firstName, middleName, lastName, username, email].join(' '));
        return tokens.every(token => text.includes(token));
      })
      .map(({ _id, firstName, middleName, lastName, username, profile }) => ({
        id: _id,
        label: [firstName, middleName, lastName].filter(Boolean).join(' '),
        detail: [username, textOf('role', profile)].join(' · '),
        href: `/administration/settings/access?search=${encodeURIComponent(username)}`,
      }));
  };
}
