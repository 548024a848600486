import { useGroupChanges, type Colleague } from '@dossier/api/access';
import type { Group } from '@dossier/api/contract';
import { Breadcrumbs } from '@dossier/ui/breadcrumbs';
import { Button } from '@dossier/ui/button';
import { IconButton } from '@dossier/ui/icon-button';
import { MoreIcon } from '@dossier/ui/icons';
import { Menu } from '@dossier/ui/menu';
import { ConfirmModal } from '@dossier/ui/modal';
import { PageHeader } from '@dossier/ui/page-header';
import { SearchField } from '@dossier/ui/search-field';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslations } from '../../../shared/translations.ts';
import { groupAddress } from './group-address.ts';
import { MembersModal } from './MembersModal.tsx';
import { NewGroupModal } from './NewGroupModal.tsx';
import { RenameModal } from './RenameModal.tsx';
import { useGroupNotify } from './use-group-notify.ts';

export function GroupHeader({ group, colleagues, mayChange, search, onSearch }: GroupHeaderProps) {
  const t = useTranslations('groups');
  const actions = t($ => $.groups.actions, { returnObjects: true });
  const [opened, setOpened] = useState<'members' | 'copy' | 'rename' | 'remove' | null>(null);
  const close = () => setOpened(null);
  const people = t($ => $.groups.peopleCount, { count: group.memberIds.length });
  const names = colleagues
    .filter(({ _id }) => group.memberIds.includes(_id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <>
      <PageHeader
        title={group.name}
        above={
          <Breadcrumbs
            label={t($ => $.groups.crumbs)}
            crumbs={[{ label: t($ => $.groups.title), href: groupAddress() }]}
          />
        }
        actions={
          <>
            <SearchField
              label={actions.find}
              placeholder={actions.find}
              value={search}
              onValueChange={onSearch}
              className="max-w-52"
            />
            {mayChange && (
              <>
                <Button onClick={() => setOpened('members')}>{actions.members}</Button>
                <Menu
                  button={<IconButton label={actions.more} icon={<MoreIcon aria-hidden />} />}
                  groups={[
                    [
                      { id: 'copy', label: actions.duplicate, onSelect: () => setOpened('copy') },
                      { id: 'rename', label: actions.rename, onSelect: () => setOpened('rename') },
                    ],
                    [
                      {
                        id: 'remove',
                        label: actions.remove,
                        tone: 'danger',
                        onSelect: () => setOpened('remove'),
                      },
                    ],
                  ]}
                />
              </>
            )}
          </>
        }
      >
        {names.length === 0 ? people : `${people}: ${names.join(', ')}`}
      </PageHeader>
      {opened === 'members' && <MembersModal group={group} colleagues={colleagues} onClose={close} />}
      {opened === 'copy' && <NewGroupModal model={group} onClose={close} />}
      {opened === 'rename' && <RenameModal group={group} onClose={close} />}
      {opened === 'remove' && <RemoveQuestion group={group} onClose={close} />}
    </>
  );
}

function RemoveQuestion({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const t = useTranslations('groups');
  const texts = t($ => $.groups.remove, { returnObjects: true });
  const { remove } = useGroupChanges();
  const [, navigate] = useLocation();
  const notify = useGroupNotify(onClose);
  const [isBusy, setBusy] = useState(false);
  const isEmpty = group.grants.length === 0;
  const answer = async (isYes: boolean) => {
    if (isYes) {
      setBusy(true);
      const isDone = await notify(() => remove(group), isEmpty ? texts.done : texts.requested);
      if (isDone && isEmpty) navigate(groupAddress());
    }
    onClose();
  };
  return (
    <ConfirmModal
      isOpen
      tone="danger"
      title={t($ => $.groups.remove.title, { name: group.name })}
      questions={[isEmpty ? texts.empty : texts.text]}
      isBusy={isBusy}
      onAnswer={isYes => void answer(isYes)}
    />
  );
}

interface GroupHeaderProps {
  readonly group: Group;
  readonly colleagues: readonly Colleague[];
  readonly mayChange: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}
