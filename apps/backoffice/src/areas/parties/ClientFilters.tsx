import { useActiveUsers } from '@dossier/api/access';
import type { PartySort } from '@dossier/api/contract';
import { FilterChip } from '@dossier/ui/filter-bar';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { ListProps } from '../../shared/list-kit/description.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import type { ClientFilterValues, ClientList } from './list-filters.ts';

// Which fields a firm has of its own is nothing that the first frame waits for.
const CustomFieldFilter = lazyPart(
  async () => (await import('./custom-fields/CustomFieldFilter.tsx')).CustomFieldFilter,
);

// Few clients are to be deleted.
const DeletionFilter = lazyPart(async () => (await import('./deletion/DeletionFilter.tsx')).DeletionFilter);

// What is due is looked for now and then.
const ReviewFilter = lazyPart(async () => (await import('./reviews/ReviewFilter.tsx')).ReviewFilter);

/** Makes the chips of a list of clients: who works on them, and which kind where there are several. */
export const clientFilters = (list: ClientList) =>
  function ClientFilters({ state, onGo }: ListProps<ClientFilterValues, PartySort>) {
    const t = useTranslations('clients', 'registrations');
    const textOf = useVocabularyText('party');
    const users = useActiveUsers();
    const { types } = list;
    const texts = t($ => $.registrations.filters, { returnObjects: true });
    const kind = t($ => $.clients.columns.kind);
    const remove = (name: string) => t($ => $.registrations.filters.remove, { name });
    const assignees = [
      { value: 'me', label: texts.me },
      { value: 'none', label: texts.none },
      ...(users.data?.items ?? []).map(user => ({
        value: user._id,
        label: `${user.firstName} ${user.lastName}`,
      })),
    ];
    return (
      <>
        {types.length > 1 && (
          <FilterChip
            label={kind}
            options={types.map(value => ({ value, label: textOf('partyType', value) }))}
            chosen={state.types}
            onChange={chosen => onGo({ types: types.filter(code => chosen.includes(code)) })}
            removeLabel={remove(kind)}
          />
        )}
        <FilterChip
          label={texts.assignee}
          options={assignees}
          chosen={state.assignee === '' ? [] : [state.assignee]}
          // One assignee at a time: the newest choice counts.
          onChange={chosen => onGo({ assignee: chosen.at(-1) ?? '' })}
          removeLabel={remove(texts.assignee)}
        />
        <Suspense fallback={null}>
          <ReviewFilter state={state} onGo={onGo} />
          <CustomFieldFilter list={list} state={state} onGo={onGo} />
          <DeletionFilter state={state} onGo={onGo} />
        </Suspense>
      </>
    );
  };
