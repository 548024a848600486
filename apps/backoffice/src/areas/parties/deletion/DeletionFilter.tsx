import { usePermissions } from '@dossier/api/access';
import type { PartySort } from '@dossier/api/contract';
import { FilterChip } from '@dossier/ui/filter-bar';
import type { ListProps } from '../../../shared/list-kit/description.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import type { ClientFilterValues } from '../list-filters.ts';

/** Clients of whom someone requested the deletion, for those who may request it. */
export function DeletionFilter({ state, onGo }: ListProps<ClientFilterValues, PartySort>) {
  const t = useTranslations('registrations');
  const { title } = useTexts('deletion');
  const { deletionRequested } = useTexts('clients');
  const { may } = usePermissions(['deletePartyWrite']);
  if (!may('deletePartyWrite') && state.deletion.length === 0) return null;
  return (
    <FilterChip
      label={title}
      options={[{ value: 'requested', label: deletionRequested }]}
      chosen={state.deletion}
      onChange={chosen => onGo({ deletion: chosen.length > 0 ? ['requested'] : [] })}
      removeLabel={t($ => $.registrations.filters.remove, { name: title })}
    />
  );
}
