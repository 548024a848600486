import type { SavedView } from '@dossier/api/registrations';
import { IconButton } from '@dossier/ui/icon-button';
import { AddIcon, MoreIcon } from '@dossier/ui/icons';
import { Menu } from '@dossier/ui/menu';
import type { ListTexts } from './description.ts';

/** What can be done with a view: change or remove the one that is shown, and save the list as another. */
export function ViewActions({ texts, current, onChange, onRemove, onSave }: ViewActionsProps) {
  return (
    <>
      {current?.mayChange && (
        <Menu
          button={
            <IconButton size="small" icon={<MoreIcon aria-hidden />} label={texts.actions(current.name)} />
          }
          groups={[
            [{ id: 'change', label: texts.changeAction, onSelect: onChange }],
            [{ id: 'remove', label: texts.removeAction, tone: 'danger', onSelect: onRemove }],
          ]}
        />
      )}
      <IconButton size="small" icon={<AddIcon aria-hidden />} label={texts.save} onClick={onSave} />
    </>
  );
}

interface ViewActionsProps {
  readonly texts: ListTexts['views'];
  readonly current: SavedView | undefined;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  readonly onSave: () => void;
}
