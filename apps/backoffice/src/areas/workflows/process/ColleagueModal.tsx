import { useActiveUsers, useCurrentUser } from '@dossier/api/access';
import { useProcessWork, type WorkflowProcess } from '@dossier/api/workflows';
import { Form, FormSelect, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useColleagueLabel } from '../../../shared/use-away-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useProcessTexts } from './use-process-texts.ts';

/** What the reader wants of a colleague: an answer, or that an Admin takes the process over. */
export type ColleagueWish = 'ask' | 'escalate';

interface Wish {
  colleague: string;
  text: string;
}

const schema = object({
  colleague: string()
    .defined()
    .test(...check(required)),
  text: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 2000 })),
});

const admin = 'ROLE_TENANT_ADMIN';

/** Asks a colleague a question, which moves nothing; or gives the process to an Admin, with the reason. */
export function ColleagueModal({ process, wish, onClose }: ColleagueModalProps) {
  const { texts: all } = useProcessTexts();
  const texts = all[wish];
  const labelOf = useColleagueLabel();
  const me = useCurrentUser().data;
  const colleagues = useActiveUsers().data?.items ?? [];
  const { ask, move, readAgain } = useProcessWork();
  const notify = useNotify({ Blocked: all.askedAlready }, () => void readAgain());
  const form = useForm<Wish>({
    schema,
    defaultValues: { colleague: '', text: '' },
    draft: `process ${process.processId} ${wish}`,
    onSubmit: async ({ colleague: assigneeId, text: typed }) => {
      const text = typed.trim();
      const isDone = await notify(
        () =>
          wish === 'ask'
            ? ask(process.processId, assigneeId, text)
            : move(process, 'escalate', { assigneeId, note: text }),
        texts.done,
      );
      if (isDone) onClose();
    },
  });
  const { control } = form;
  const people = colleagues.filter(
    ({ _id, profile }) =>
      _id !== me?._id && (wish === 'ask' || (profile === admin && _id !== process.assignee_id)),
  );
  return (
    <Modal isOpen onClose={onClose} title={texts.title} width={460}>
      <Form form={form} hasSummary={false}>
        <p>{texts.intro}</p>
        <FormSelect
          control={control}
          name="colleague"
          label={texts.colleague}
          placeholder={all.choose}
          options={people.map(each => ({ value: each._id, label: labelOf(each) }))}
        />
        <FormTextArea control={control} name="text" label={texts.text} />
        <ModalActions control={control} cancel={all.actions.close} submit={texts.send} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface ColleagueModalProps {
  readonly process: WorkflowProcess;
  readonly wish: ColleagueWish;
  readonly onClose: () => void;
}
