import type { CustomField } from '@dossier/api/contract';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { Status } from '@dossier/ui/status';
import { customFieldStatus } from '@dossier/validators/vocabularies';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

export function useCustomFieldColumns(): DataTableColumn<CustomField>[] {
  const texts = useTexts('customFields');
  const textOf = useVocabularyText('party');
  const [locale] = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const typeOf = ({ type, valueType }: CustomField) =>
    type === 'N' && valueType ? textOf('customFieldValueType', valueType) : textOf('customFieldType', type);
  const statusOf = ({ status }: CustomField) => textOf('customFieldStatus', status);
  const marksOf = ({ isRequired, visibleToClients }: CustomField) =>
    list.format([
      ...(isRequired ? [texts.marks.required] : []),
      ...(visibleToClients ? [texts.marks.visible] : []),
    ]);
  return [
    {
      id: 'label',
      header: texts.label,
      isPrimary: true,
      isSortable: true,
      grow: 2,
      text: ({ label }) => label,
    },
    { id: 'type', header: texts.type, isSortable: true, text: typeOf },
    {
      id: 'scopes',
      header: texts.scopes,
      minWidth: 230,
      text: ({ scopes }) => list.format(scopes.map(scope => textOf('customFieldScope', scope))),
    },
    { id: 'marks', header: texts.rules, text: field => marksOf(field) || '—' },
    {
      id: 'status',
      header: texts.status,
      isSortable: true,
      isNoWrap: true,
      text: statusOf,
      cell: field => {
        const { tone = 'neutral' } = customFieldStatus.entry(field.status) ?? {};
        return <Status tone={tone === 'success' ? 'success' : 'neutral'}>{statusOf(field)}</Status>;
      },
    },
  ];
}
