import type { PartySort } from '@dossier/api/contract';
import { useCustomFields } from '@dossier/api/parties';
import { FilterChip } from '@dossier/ui/filter-bar';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import type { ListProps } from '../../../shared/list-kit/description.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import type { ClientFilterValues, ClientList } from '../list-filters.ts';
import { fieldsOfList } from './own-columns.ts';
import { useAnswerText } from './use-custom-reading.ts';

const AnswerModal = lazyPart(async () => (await import('./AnswerModal.tsx')).AnswerModal);

/** Clients by what they answered to a custom field of the firm; nothing where it asks them none. */
export function CustomFieldFilter({ list, state, onGo }: CustomFieldFilterProps) {
  const t = useTranslations('clients', 'registrations');
  const { customField: texts } = useTexts('clients');
  const answerText = useAnswerText();
  const { data } = useCustomFields();
  const [askedId, setAskedId] = useState<string | null>(null);
  const fields = fieldsOfList(data?.items ?? [], list);
  if (fields.length === 0) return null;
  const labelFor = (field: (typeof fields)[number]) =>
    field._id === state.customField
      ? t($ => $.clients.customField.answered, {
          label: field.label,
          value: state.customValue === '' ? texts.any : answerText(field, state.customValue),
        })
      : field.label;
  const sought = fields.find(({ _id }) => _id === askedId);
  return (
    <>
      <FilterChip
        label={texts.label}
        options={fields.map(field => ({ value: field._id, label: labelFor(field) }))}
        chosen={state.customField === '' ? [] : [state.customField]}
        // One field at a time: the newest choice asks for its value.
        onChange={chosen => {
          const next = chosen.at(-1);
          if (next === undefined) onGo({ customField: '', customValue: '' });
          else setAskedId(next);
        }}
        removeLabel={t($ => $.registrations.filters.remove, { name: texts.label })}
      />
      {sought && (
        <Suspense fallback={null}>
          <AnswerModal
            field={sought}
            onChoose={value => onGo({ customField: sought._id, customValue: value })}
            onClose={() => setAskedId(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface CustomFieldFilterProps extends ListProps<ClientFilterValues, PartySort> {
  readonly list: ClientList;
}
