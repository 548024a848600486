import { useActiveUsers } from '@dossier/api/access';
import { FilterBar, FilterChip } from '@dossier/ui/filter-bar';
import { registrationStages } from '@dossier/api/contract';
import { channel, registrationType } from '@dossier/validators/vocabularies';
import { formatPeriod } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyOptions, useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useDelayed } from '../../shared/use-delayed.ts';
import { useTranslations } from '../../shared/translations.ts';
import { filterCount, isFiltered, unfiltered, type ListState } from './list-address.ts';
import { UpdatedFilter } from './UpdatedFilter.tsx';

/** Search, type, assignee, channel, and when it changed. What is typed reaches the address once the typing pauses. */
export function RegistrationFilters({ state, onGo }: RegistrationFiltersProps) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const optionsOf = useVocabularyOptions();
  const users = useActiveUsers();
  const [search, setSearch] = useDelayed(state.search, text => onGo({ search: text }, true));
  const texts = t($ => $.registrations.filters, { returnObjects: true });
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
    <FilterBar
      searchLabel={t($ => $.registrations.searchLabel)}
      placeholder={t($ => $.registrations.search)}
      search={search}
      onSearch={setSearch}
      clearLabel={texts.clear}
      applied={filterCount(state)}
      onClear={isFiltered(state) ? () => onGo(unfiltered) : undefined}
    >
      <FilterChip
        label={texts.type}
        options={optionsOf(registrationType)}
        chosen={state.types}
        onChange={types => onGo({ types: types.filter(code => registrationType.is(code)) })}
        removeLabel={remove(texts.type)}
      />
      <FilterChip
        label={texts.assignee}
        options={assignees}
        chosen={state.assignee === '' ? [] : [state.assignee]}
        // One assignee at a time: the newest choice counts.
        onChange={chosen => onGo({ assignee: chosen.at(-1) ?? '' })}
        removeLabel={remove(texts.assignee)}
      />
      <FilterChip
        label={texts.channel}
        options={optionsOf(channel)}
        chosen={state.channels}
        onChange={channels => onGo({ channels: channels.filter(code => channel.is(code)) })}
        removeLabel={remove(texts.channel)}
      />
      <UpdatedFilter state={state} onGo={onGo} />
      {/* What comes with a link of the dashboard is taken away here. */}
      {state.reached !== null && (
        <FilterChip
          label={texts.reached}
          options={registrationStages.map(code => ({
            value: code,
            label: textOf('registrationStatus', code),
          }))}
          chosen={[state.reached]}
          onChange={chosen =>
            onGo({ reached: registrationStages.find(code => code === chosen.at(-1)) ?? null })
          }
          removeLabel={remove(texts.reached)}
        />
      )}
      {(state.from || state.to) && (
        <FilterChip
          label={texts.started}
          options={[{ value: 'period', label: formatPeriod(state.from, state.to, locale) }]}
          chosen={['period']}
          onChange={() => onGo({ from: '', to: '' })}
          removeLabel={remove(texts.started)}
        />
      )}
    </FilterBar>
  );
}

interface RegistrationFiltersProps {
  readonly state: ListState;
  readonly onGo: (change: Partial<ListState>, replace?: boolean) => void;
}
