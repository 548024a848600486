import { fieldColumn, type CustomField } from '@dossier/api/contract';
import type { PartyRow } from '@dossier/api/parties';
import type { DataTableColumn } from '@dossier/ui/data-table';
import type { ClientList } from '../list-filters.ts';
import { answerText } from './answer-text.ts';

/** The custom fields that a list of clients can show and be filtered by: asked of its types, and not archived. */
export const fieldsOfList = (fields: readonly CustomField[], { types }: ClientList): readonly CustomField[] =>
  fields.filter(
    ({ status, scopes }) => status !== 'R' && scopes.some(scope => types.some(type => type === scope)),
  );

/** A column for each of these custom fields, seen by those who choose it. */
export const ownColumns = (
  fields: readonly CustomField[],
  reading: Parameters<typeof answerText>[2],
): DataTableColumn<PartyRow>[] =>
  fields.map(field => ({
    id: fieldColumn(field._id),
    header: field.label,
    isOptional: true,
    isOnCard: false,
    minWidth: 120,
    align: field.type === 'N' ? 'end' : 'start',
    text(row) {
      const value = row.customFields?.find(({ _id }) => _id === field._id)?.value;
      return value === undefined ? '—' : answerText(field, value, reading);
    },
  }));
