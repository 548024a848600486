import { useActiveUsers } from '@dossier/api/access';
import { useChangeGroup, type PartyFile } from '@dossier/api/parties';
import { Form, FormSelect, FormTextField, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { useColleagueLabel } from '../../../shared/use-away-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { changedGroupSchema, type ChangedGroupForm } from './new-group.ts';

const noOne = 'none';

/** Changes what a group is called, and who looks after it. */
export function ChangeGroupModal({ party, onClose }: ChangeGroupModalProps) {
  const texts = useTexts('clientGroups');
  const { stale } = useTexts('clientFile');
  const labelOf = useColleagueLabel();
  const { data } = useActiveUsers();
  const { change, refresh } = useChangeGroup();
  const notify = useNotify({ VersionStale: stale, NotFound: stale }, () => void refresh());
  const form = useForm<ChangedGroupForm>({
    schema: changedGroupSchema,
    defaultValues: { name: party.name, assignee: party.assignee_id ?? noOne },
    onSubmit: async ({ name, assignee }) => {
      const body = { name: name.trim(), assigneeId: assignee === noOne ? null : assignee };
      if (await notify(() => change(party, body), texts.changed)) onClose();
    },
  });
  const colleagues = (data?.items ?? []).map(each => ({ value: each._id, label: labelOf(each) }));
  const isListed = colleagues.some(({ value }) => value === party.assignee_id);
  // Someone who is no longer active looks after it until another one does.
  const present =
    party.assignee_id === null || isListed
      ? []
      : [{ value: party.assignee_id, label: party.assignee ?? texts.assignee }];
  return (
    <Modal isOpen width={460} title={texts.change} onClose={onClose}>
      <Form form={form} hasSummary={false}>
        <FormTextField control={form.control} name="name" label={texts.name} />
        <FormSelect
          control={form.control}
          name="assignee"
          label={texts.assignee}
          options={[{ value: noOne, label: texts.unassigned }, ...present, ...colleagues]}
        />
        <ModalActions
          control={form.control}
          cancel={texts.cancel}
          submit={texts.saveChange}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}

interface ChangeGroupModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}
