import { lazyPart } from '../lazy-part.tsx';
import type { BulkActionsProps, ListDescription, ListRow, ListWork } from './description.ts';
import type { ListBulkProps } from './ListBulk.tsx';
import type { ListExportProps } from './ListExport.tsx';

type BulkProps<Row, RowWork> = Omit<ListBulkProps, 'children'> & BulkActionsProps<Row, RowWork>;

/** The parts of a list page whose code comes when they are needed. */
export function listParts<
  Row extends ListRow,
  Values,
  Query,
  Sort extends string,
  RowWork extends ListWork<Row>,
>(description: ListDescription<Row, Values, Query, Sort, RowWork>) {
  const { name, exports, loadBulkActions } = description;
  /** Comes with the first export that is looked at; a list that is not exported has none. */
  const Export =
    exports &&
    lazyPart(async () => {
      const { ListExport } = await import('./ListExport.tsx');
      return function ExportOfList(props: Omit<ListExportProps<Row>, 'list' | 'exports'>) {
        return <ListExport {...props} list={name} exports={exports} />;
      };
    });
  /** Comes with the first row that is chosen, and with it what it does. */
  const Bulk =
    loadBulkActions &&
    lazyPart(async () => {
      const [{ ListBulk }, Actions] = await Promise.all([import('./ListBulk.tsx'), loadBulkActions()]);
      return function BulkOfList({ work, run, ...props }: BulkProps<Row, RowWork>) {
        return (
          <ListBulk {...props}>
            <Actions work={work} run={run} />
          </ListBulk>
        );
      };
    });
  return { Export, Bulk };
}
