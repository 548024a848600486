import { useActiveUsers } from '@dossier/api/access';
import { useSession } from '@dossier/api/client';
import { useTenantSettings } from '@dossier/api/tenants';
import { FilterChip } from '@dossier/ui/filter-bar';
import { registrationStages, updatedPeriods, type RegistrationSort } from '@dossier/api/contract';
import { channel, registrationType } from '@dossier/validators/vocabularies';
import { formatPeriod } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyOptions, useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { ListProps } from '../../shared/list-kit/description.ts';
import { PeriodFilter } from '../../shared/list-kit/PeriodFilter.tsx';
import type { RegistrationFilterValues } from './list-address.ts';

export function RegistrationFilters({ state, onGo }: ListProps<RegistrationFilterValues, RegistrationSort>) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const optionsOf = useVocabularyOptions();
  const users = useActiveUsers();
  const session = useSession();
  const settings = useTenantSettings(session.status === 'signedIn' ? session.tenantId : null);
  const offered = new Set([...(settings.data?.registrations.enabledTypes ?? []), ...state.types]);
  const texts = t($ => $.registrations.filters, { returnObjects: true });
  const updatedLabel = t($ => $.registrations.columns.updated);
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
      <FilterChip
        label={texts.type}
        options={optionsOf(registrationType).filter(({ value }) => offered.has(value))}
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
      <PeriodFilter
        texts={{
          label: updatedLabel,
          remove: remove(updatedLabel),
          between: texts.between,
          within: count => t($ => $.registrations.filters.within, { count }),
          modal: t($ => $.registrations.periodModal, { returnObjects: true }),
        }}
        periods={updatedPeriods}
        value={{ within: state.updatedWithin, from: state.updatedFrom, to: state.updatedTo }}
        onChange={({ within, from, to }) => onGo({ updatedWithin: within, updatedFrom: from, updatedTo: to })}
      />
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
    </>
  );
}
