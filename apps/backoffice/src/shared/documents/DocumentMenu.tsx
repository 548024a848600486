import type { Document, DocumentVersion } from '@dossier/api/documents';
import { IconButton } from '@dossier/ui/icon-button';
import { DeleteIcon, DownloadIcon, EditIcon, MoreIcon, ReplaceIcon, VersionsIcon } from '@dossier/ui/icons';
import { Menu, type MenuAction } from '@dossier/ui/menu';
import { useTexts, useTranslations } from '../translations.ts';

export interface DocumentActions {
  readonly onView: (document: Document, version: DocumentVersion) => void;
  readonly onKeep: (document: Document, version: DocumentVersion) => void;
  /** Absent where nothing may change. */
  readonly change?:
    | {
        readonly onEdit: (document: Document) => void;
        readonly onReplace: (document: Document) => void;
        readonly onRemove: (document: Document) => void;
      }
    | undefined;
}

export function DocumentMenu({ document, newest, kind, actions, onVersions }: DocumentMenuProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const { change } = actions;
  const keep: MenuAction = {
    id: 'keep',
    label: texts.download,
    icon: <DownloadIcon aria-hidden />,
    onSelect: () => actions.onKeep(document, newest),
  };
  const versions: MenuAction = {
    id: 'versions',
    label: texts.versions,
    icon: <VersionsIcon aria-hidden />,
    onSelect: onVersions,
  };
  const groups: readonly (readonly MenuAction[])[] = [
    document.versions.length > 1 ? [keep, versions] : [keep],
    ...(change
      ? [
          [
            {
              id: 'edit',
              label: texts.edit,
              icon: <EditIcon aria-hidden />,
              onSelect: () => change.onEdit(document),
            },
            {
              id: 'replace',
              label: texts.replace,
              icon: <ReplaceIcon aria-hidden />,
              onSelect: () => change.onReplace(document),
            },
          ],
          [
            {
              id: 'remove',
              label: texts.remove,
              icon: <DeleteIcon aria-hidden />,
              onSelect: () => change.onRemove(document),
            },
          ],
        ]
      : []),
  ];
  return (
    <Menu
      button={
        <IconButton
          size="small"
          label={t($ => $.documents.more, { name: kind })}
          icon={<MoreIcon aria-hidden />}
        />
      }
      groups={groups}
    />
  );
}

interface DocumentMenuProps {
  readonly document: Document;
  readonly newest: DocumentVersion;
  /** What it is called. */
  readonly kind: string;
  readonly actions: DocumentActions;
  readonly onVersions: () => void;
}
