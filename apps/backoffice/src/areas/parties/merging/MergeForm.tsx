import { useChangeMerges, type MergePlan } from '@dossier/api/parties';
import { Form, FormTextArea, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster, Sheet, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useState } from 'react';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { reasonSchema, type ReasonForm } from '../reason-schema.ts';
import { MergeChoices, type Choices } from './MergeChoices.tsx';
import { MergeMoves } from './MergeMoves.tsx';

/** Which values stay, what moves, and why: what a colleague is asked to decide on. */
export function MergeForm({ plan, isAllowed }: MergeFormProps) {
  const texts = useTexts('merging');
  const { request, refresh } = useChangeMerges();
  const notify = useNotify({ VersionStale: texts.stale, Blocked: texts.stale }, () => void refresh());
  const [choices, setChoices] = useState<Choices>({});
  const canAsk = isAllowed && plan.obstacles.length === 0;
  const form = useForm<ReasonForm>({
    schema: reasonSchema(2_000),
    defaultValues: { reason: '' },
    draft: `merge ${plan.a._id} ${plan.b._id}`,
    onSubmit: async ({ reason }) => {
      const fields = plan.fields.flatMap(({ field, outcome }) =>
        outcome === 'different' && choices[field] === 'b' ? [field] : [],
      );
      const body = { preview: plan.preview, fields, comment: reason.trim() };
      await notify(() => request({ a: plan.a._id, b: plan.b._id }, body), texts.requested);
    },
  });
  return (
    <Sheet
      columns={[
        [
          {
            id: 'values',
            content: (
              <Stack gap="section">
                <MergeChoices
                  plan={plan}
                  choices={choices}
                  isDisabled={!canAsk}
                  onChoose={(field, side) => setChoices(last => ({ ...last, [field]: side }))}
                />
              </Stack>
            ),
          },
          {
            id: 'ask',
            content: (
              <Stack gap="section" width="form">
                <MergeMoves moves={plan.moves} />
                {canAsk && (
                  <Section title={texts.ask}>
                    <Form form={form} hasSummary={false}>
                      <FormTextArea
                        control={form.control}
                        name="reason"
                        label={texts.reason}
                        hint={texts.reasonHint}
                      />
                      <Cluster justify="end">
                        <SubmitButton control={form.control}>{texts.ask}</SubmitButton>
                      </Cluster>
                    </Form>
                  </Section>
                )}
              </Stack>
            ),
          },
        ],
      ]}
    />
  );
}

interface MergeFormProps {
  readonly plan: MergePlan;
  readonly isAllowed: boolean;
}
