import { noneSelected, type Selection } from '@dossier/ui/data-table';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { BulkActionsProps, BulkWorkProps, ListDescription, ListRow } from './description.ts';
import type { ListBulkProps } from './ListBulk.tsx';
import type { ListExportProps } from './ListExport.tsx';

type BulkProps<Wish> = Omit<ListBulkProps, 'children'> & BulkActionsProps<Wish>;

interface ListWithWork<Row, Wish> {
  readonly wish: Wish | null;
  readonly setWish: (wish: Wish | null) => void;
  readonly batch: { readonly open: string | null; readonly show: (id: string | null) => void };
  readonly chosen: {
    readonly chosenRows: () => Promise<readonly Row[]>;
    readonly select: (selection: Selection) => void;
  };
}

/** Bulk work over its list: one that was just asked for, or the one that the address names. */
function bulkWork<Row, Wish>(Part: ComponentType<BulkWorkProps<Row, Wish>>) {
  return function BulkWorkOfList({ list }: { readonly list: ListWithWork<Row, Wish> }) {
    const { wish, setWish, batch, chosen } = list;
    if (wish === null && batch.open === null) return null;
    const show = (id: string | null) => {
      setWish(null);
      batch.show(id);
    };
    return (
      <Suspense fallback={null}>
        <Part
          wish={wish}
          open={batch.open}
          chosenRows={chosen.chosenRows}
          onStarted={() => chosen.select(noneSelected)}
          onOpen={show}
          onClose={() => show(null)}
        />
      </Suspense>
    );
  };
}

/** The parts of a list page whose code comes when they are needed. */
export function listParts<Row extends ListRow, Values, Query, Sort extends string, Wish>(
  description: ListDescription<Row, Values, Query, Sort, Wish>,
) {
  const { name, exports, bulk } = description;
  /** Comes with the first export that is looked at; a list that is not exported has none. */
  const Export =
    exports &&
    lazyPart(async () => {
      const { ListExport } = await import('./ListExport.tsx');
      return function ExportOfList(props: Omit<ListExportProps<Row>, 'list' | 'exports'>) {
        return <ListExport {...props} list={name} exports={exports} />;
      };
    });
  /** Comes with the first row that is chosen. */
  const Bulk =
    bulk &&
    lazyPart(async () => {
      const [{ ListBulk }, Actions] = await Promise.all([import('./ListBulk.tsx'), bulk.loadActions()]);
      return function BulkOfList({ onWish, ...props }: BulkProps<Wish>) {
        return (
          <ListBulk {...props}>
            <Actions onWish={onWish} />
          </ListBulk>
        );
      };
    });
  /** Comes with the first action on many rows, or with an address that names one. */
  const BulkWork = bulk && bulkWork(lazyPart(bulk.loadWork));
  return { Export, Bulk, BulkWork };
}
