import { Cluster } from '@dossier/ui/layout';
import { Pagination } from '@dossier/ui/pagination';
import type { ListTexts } from './description.ts';

/** How many were found, said when it changes, and the ways to the other pages. */
export function ListFoot({ texts, page, size, total, isKnown, pageAddress }: ListFootProps) {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <Cluster justify="between">
      <p role="status">{isKnown && texts.results(total)}</p>
      {total > 0 && (
        <Pagination
          label={texts.pages.label}
          summary={texts.pages.range(first, last, total)}
          previous={page > 1 ? pageAddress(page - 1) : undefined}
          next={last < total ? pageAddress(page + 1) : undefined}
          previousLabel={texts.pages.previous}
          nextLabel={texts.pages.next}
        />
      )}
    </Cluster>
  );
}

interface ListFootProps {
  readonly texts: ListTexts;
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** The list is there, and as it should be. */
  readonly isKnown: boolean;
  readonly pageAddress: (page: number) => string;
}
