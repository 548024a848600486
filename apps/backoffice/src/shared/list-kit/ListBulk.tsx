import { usePermissions } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { BulkBar, type Selection } from '@dossier/ui/data-table';
import { DownloadIcon } from '@dossier/ui/icons';
import type { ReactNode } from 'react';
import type { ListTexts } from './description.ts';

export function ListBulk({
  texts,
  selection,
  total,
  pageSize,
  exportPermission,
  onSelect,
  onExport,
  children,
}: ListBulkProps) {
  const { may } = usePermissions(exportPermission ? [exportPermission] : null);
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
  readonly exportPermission: Permission | undefined;
  readonly onSelect: (selection: Selection) => void;
  readonly onExport: () => void;
  readonly children: ReactNode;
}
