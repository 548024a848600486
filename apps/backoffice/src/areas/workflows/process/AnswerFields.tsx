import { useProcessWork } from '@dossier/api/workflows';
import { Form, FormTextArea, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { useNotify } from '../../../shared/use-notify.ts';
import { useProcessTexts } from './use-process-texts.ts';

const schema = object({
  answer: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 2000 })),
});

export function AnswerFields({ processId, questionId }: AnswerFieldsProps) {
  const { texts } = useProcessTexts();
  const { answer, readAgain } = useProcessWork();
  const notify = useNotify({}, () => void readAgain());
  const form = useForm<{ answer: string }>({
    schema,
    defaultValues: { answer: '' },
    draft: `answer ${processId} ${questionId}`,
    onSubmit: async ({ answer: typed }) => {
      await notify(() => answer(processId, typed.trim()), texts.answer.done);
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormTextArea control={form.control} name="answer" label={texts.answer.text} />
      <Cluster justify="end">
        <SubmitButton control={form.control}>{texts.answer.send}</SubmitButton>
      </Cluster>
    </Form>
  );
}

interface AnswerFieldsProps {
  readonly processId: string;
  readonly questionId: string;
}
