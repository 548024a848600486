import { usePermissions } from '@dossier/api/access';
import type { RegistrationRow } from '@dossier/api/registrations';
import { isSelected, selectedCount } from '@dossier/ui/data-table';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { newExport, useExportAddress } from './export/use-export-address.ts';
import type { useChosen } from './use-chosen.ts';

// What asks about an export comes with the first one.
const ExportManyModal = lazyPart(async () => (await import('./export/ExportManyModal.tsx')).ExportManyModal);

/** How many of those that are exported are named before it starts. */
const named = 3;

/** An export of what is chosen in the list, or of all of it, and whichever the address names. */
export function ListExport({ isNew, onEnd, chosen: { selection, which }, rows, total }: ListExportProps) {
  const { open, show } = useExportAddress();
  const { may } = usePermissions(['clientFileOverviewPartiesExport']);
  // What is chosen is known to the page alone: a new export is nothing that an address could name.
  const shown = isNew ? newExport : open;
  if (shown === null || !may('clientFileOverviewPartiesExport')) return null;
  const go = (next: string | null) => {
    onEnd();
    show(next);
  };
  const chosenHere = rows.filter(row => isSelected(selection, row._id));
  return (
    <Suspense fallback={null}>
      <ExportManyModal
        open={shown}
        chosen={{
          count: selectedCount(selection, total),
          names: chosenHere.slice(0, named).map(({ name }) => name),
          which,
        }}
        onOpen={go}
        onClose={() => go(null)}
      />
    </Suspense>
  );
}

interface ListExportProps {
  readonly isNew: boolean;
  /** The new one is under way, or not wanted any more. */
  readonly onEnd: () => void;
  readonly chosen: Pick<ReturnType<typeof useChosen>, 'selection' | 'which'>;
  readonly rows: readonly RegistrationRow[];
  readonly total: number;
}
