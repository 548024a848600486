import { usePermissions } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { DownloadIcon } from '@dossier/ui/icons';
import { PageHeader } from '@dossier/ui/page-header';
import type { ReactNode } from 'react';
import type { ListPage, ListTexts } from './description.ts';

export function ListHeader({ texts, list, exportPermission, onExport, actions, note }: ListHeaderProps) {
  const { may } = usePermissions(exportPermission ? [exportPermission] : null);
  return (
    <PageHeader
      title={texts.title}
      actions={
        <>
          {exportPermission && may(exportPermission) && (
            <Button
              icon={<DownloadIcon aria-hidden />}
              isDisabled={!list || list.total === 0}
              {...(list && { disabledReason: texts.nothingToExport })}
              onClick={onExport}
            >
              <span className="max-md:sr-only">{texts.export}</span>
            </Button>
          )}
          {actions}
        </>
      }
    >
      {list ? texts.summary(list.counts['all'] ?? list.total) : null}
      {note}
    </PageHeader>
  );
}

interface ListHeaderProps {
  readonly texts: ListTexts;
  /** The list as it stands; absent until it is there. */
  readonly list: ListPage<unknown> | undefined;
  /** Absent for a list that is not exported. */
  readonly exportPermission: Permission | undefined;
  readonly onExport: () => void;
  readonly actions: ReactNode;
  readonly note: ReactNode;
}
