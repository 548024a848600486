import type { TenantMessage } from '@dossier/api/messages';
import { Button } from '@dossier/ui/button';
import { FilterChip } from '@dossier/ui/filter-bar';
import { Cluster } from '@dossier/ui/layout';
import { messageType } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { InboxState } from './inbox-address.ts';

/** By type, and by the client that messages are about. */
export function InboxFilters({ state, messages, onGo }: InboxFiltersProps) {
  const t = useTranslations('messages');
  const optionsOf = useVocabularyOptions('work');
  const texts = t($ => $.messages.filters, { returnObjects: true });
  const remove = (name: string) => t($ => $.messages.filters.remove, { name });
  // The people named on this page: the user picks one of those in sight.
  const clients = new Map(
    messages.flatMap(({ registrationId, registrationName }) =>
      registrationId !== null && registrationName !== null ? [[registrationId, registrationName]] : [],
    ),
  );
  if (state.registrationId !== '' && !clients.has(state.registrationId))
    clients.set(state.registrationId, texts.client);
  return (
    <Cluster>
      <FilterChip
        label={texts.type}
        options={optionsOf(messageType)}
        chosen={state.types}
        onChange={types => onGo({ types: types.filter(code => messageType.is(code)) })}
        removeLabel={remove(texts.type)}
      />
      <FilterChip
        label={texts.client}
        options={[...clients].map(([value, label]) => ({ value, label }))}
        chosen={state.registrationId === '' ? [] : [state.registrationId]}
        // One client at a time: the newest choice counts.
        onChange={chosen => onGo({ registrationId: chosen.at(-1) ?? '' })}
        removeLabel={remove(texts.client)}
      />
      {(state.types.length > 0 || state.registrationId !== '') && (
        <Button variant="quiet" size="small" onClick={() => onGo({ types: [], registrationId: '' })}>
          {texts.clear}
        </Button>
      )}
    </Cluster>
  );
}

interface InboxFiltersProps {
  readonly state: InboxState;
  readonly messages: readonly TenantMessage[];
  readonly onGo: (change: Partial<InboxState>) => void;
}
