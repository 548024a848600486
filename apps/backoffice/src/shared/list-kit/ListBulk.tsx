import { usePermissions } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { BulkBar, type Selection } from '@dossier/ui/data-table';
import { DownloadIcon } from '@dossier/ui/icons';
import { Cluster } from '@dossier/ui/layout';
import { Progress } from '@dossier/ui/progress';
import type { ReactNode } from 'react';
import type { BulkProgress } from '../bulk.ts';
import type { ListTexts } from './description.ts';

/** What can be done with the rows that are chosen, and how far it is. */
export function ListBulk({
  texts,
  selection,
  total,
  pageSize,
  progress,
  exportPermission,
  onSelect,
  onCancel,
  onExport,
  children,
}: ListBulkProps) {
  const { may } = usePermissions(exportPermission ? [exportPermission] : null);
  if (progress)
    return (
      <Cluster justify="between">
        <Progress className="flex-1" label={texts.bulk.running} value={progress.done} max={progress.total} />
        <Button size="small" onClick={onCancel}>
          {texts.bulk.cancel}
        </Button>
      </Cluster>
    );
  return (
    <BulkBar
      selection={selection}
      total={total}
      pageSize={pageSize}
      summary={texts.summary(total)}
      onSelect={onSelect}
    >
      {children}
      {exportPermission && may(exportPermission) && (
        <Button size="small" icon={<DownloadIcon aria-hidden />} onClick={onExport}>
          {texts.bulk.export}
        </Button>
      )}
    </BulkBar>
  );
}

export interface ListBulkProps {
  readonly texts: ListTexts;
  readonly selection: Selection;
  readonly total: number;
  readonly pageSize: number;
  /** Of work that is going on. */
  readonly progress: BulkProgress | null;
  readonly exportPermission: Permission | undefined;
  readonly onSelect: (selection: Selection) => void;
  readonly onCancel: () => void;
  readonly onExport: () => void;
  /** The list's own actions. */
  readonly children: ReactNode;
}
