import { useFindRegistrations } from '@dossier/api/registrations';
import type { Command } from '@dossier/ui/command-palette';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';

/** Registrations that one search shows; more are found by typing more. */
const maxResults = 8;

/** Registrations for ⌘K, by name, city, number or a tax number in full. */
export function useRegistrationSearch() {
  const find = useFindRegistrations();
  const textOf = useVocabularyText();
  return async (query: string, signal: AbortSignal): Promise<readonly Command[]> =>
    (await find({ search: query, max: maxResults }, signal)).items.map(row => ({
      id: row._id,
      label: row.name,
      detail: [row.number, row.city, textOf('registrationStatus', row.status)].filter(Boolean).join(' · '),
      href: `/administration/registrations/${row._id}`,
    }));
}
