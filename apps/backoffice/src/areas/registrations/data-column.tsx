import type { RegistrationRow, useCompleteness } from '@dossier/api/registrations';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { ProgressInline } from '@dossier/ui/progress';

export const dataColumn = (
  header: string,
  completeness: ReturnType<typeof useCompleteness>,
): DataTableColumn<RegistrationRow> => ({
  id: 'data',
  header,
  minWidth: 116,
  grow: 0.9,
  isOnCard: false,
  text: ({ _id }) => {
    const completenessOf = completeness.get(_id);
    return completenessOf ? `${completenessOf.done}/${completenessOf.total}` : '';
  },
  cell: ({ _id }) => {
    const completenessOf = completeness.get(_id);
    return completenessOf ? <ProgressInline done={completenessOf.done} total={completenessOf.total} /> : null;
  },
});
