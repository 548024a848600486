import { reviewDues, type PartySort } from '@dossier/api/contract';
import { FilterChip } from '@dossier/ui/filter-bar';
import type { ListProps } from '../../../shared/list-kit/description.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import type { ClientFilterValues } from '../list-filters.ts';

/** Clients whose next review is overdue, or due soon. */
export function ReviewFilter({ state, onGo }: ListProps<ClientFilterValues, PartySort>) {
  const t = useTranslations('registrations');
  const { label, ...texts } = useTexts('clients').review;
  return (
    <FilterChip
      label={label}
      options={reviewDues.map(value => ({ value, label: texts[value] }))}
      chosen={state.review}
      onChange={chosen => onGo({ review: reviewDues.filter(due => chosen.includes(due)) })}
      removeLabel={t($ => $.registrations.filters.remove, { name: label })}
    />
  );
}
