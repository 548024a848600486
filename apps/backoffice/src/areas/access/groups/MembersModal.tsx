import { useGroupChanges, type Colleague } from '@dossier/api/access';
import type { Group } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Modal } from '@dossier/ui/modal';
import { MultiSelect } from '@dossier/ui/multi-select';
import { Stack } from '@dossier/ui/layout';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useGroupNotify } from './use-group-notify.ts';

/** Who is in a group: what they may do changes at once. */
export function MembersModal({ group, colleagues, onClose }: MembersModalProps) {
  const t = useTranslations('groups');
  const textOf = useVocabularyText();
  const { changeMembers } = useGroupChanges();
  const notify = useGroupNotify(onClose);
  const texts = t($ => $.groups.members, { returnObjects: true });
  const [chosen, setChosen] = useState<readonly string[]>(group.memberIds);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const add = chosen.filter(id => !group.memberIds.includes(id));
    const remove = group.memberIds.filter(id => !chosen.includes(id));
    setBusy(true);
    const isDone =
      add.length + remove.length === 0 ||
      (await notify(() => changeMembers(group, { add, remove }), texts.done));
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t($ => $.groups.members.title, { name: group.name })}
      width={460}
      footer={
        <>
          <Button onClick={onClose}>{t($ => $.groups.cancel)}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void save()}>
            {isBusy ? texts.busy : texts.save}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{texts.text}</p>
        <MultiSelect
          label={texts.field}
          options={colleagues.map(({ _id, firstName, lastName, profile }) => ({
            value: _id,
            label: `${firstName} ${lastName} (${textOf('role', profile)})`,
          }))}
          value={chosen}
          onValueChange={setChosen}
        />
      </Stack>
    </Modal>
  );
}

interface MembersModalProps {
  readonly group: Group;
  readonly colleagues: readonly Colleague[];
  readonly onClose: () => void;
}
