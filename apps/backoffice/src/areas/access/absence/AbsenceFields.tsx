import { useActiveUsers, type AbsenceChange } from '@dossier/api/access';
import type { Absence } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Form, FormDateRangeField, FormSelect, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster, Columns } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';
import { useColleagueLabel } from '../../../shared/use-away-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { violationsIn } from '../../../shared/violations-in.ts';
import { absenceSchema, type AbsenceForm } from './absence-schema.ts';

/** Answers name fields as they travel: `absence.until`. */
const within = 'absence.';
const fields = ['from', 'until', 'deputyId'].map(name => `${within}${name}`);

/** The days of an absence and who does the work meanwhile; one that is set can be ended. */
export function AbsenceFields({ userId, absence, onChange, onStale, onDone, onCancel }: AbsenceFieldsProps) {
  const texts = useTexts('absence');
  const labelOf = useColleagueLabel();
  const colleagues = useActiveUsers();
  const notify = useNotify({ VersionStale: texts.stale, NotFound: texts.stale }, onStale);
  const form = useForm<AbsenceForm>({
    schema: absenceSchema,
    defaultValues: {
      from: absence?.from ?? '',
      until: absence?.until ?? '',
      deputyId: absence?.deputyId ?? '',
    },
    onSubmit: async ({ from, until, deputyId }) => {
      const sent = onChange({ from, until, deputyId: deputyId === '' ? null : deputyId });
      const violations = await violationsIn(sent, fields);
      if (violations) return violations.map(each => ({ ...each, path: each.path.replace(within, '') }));
      if (await notify(() => sent, texts.saved)) onDone?.();
      return undefined;
    },
  });
  const end = async () => {
    if (await notify(() => onChange(null), texts.ended)) onDone?.();
  };
  const deputies = (colleagues.data?.items ?? [])
    .filter(({ _id }) => _id !== userId)
    .map(colleague => ({ value: colleague._id, label: labelOf(colleague) }));
  return (
    <Form form={form} hasSummary={false} isGuarded>
      <FormDateRangeField
        control={form.control}
        names={{ from: 'from', to: 'until' }}
        label={texts.title}
        fromLabel={texts.from}
        toLabel={texts.until}
        isLegendHidden
      />
      <Columns>
        <FormSelect
          control={form.control}
          name="deputyId"
          label={texts.deputy}
          isOptional
          placeholder={texts.noDeputy}
          options={deputies}
        />
      </Columns>
      <Cluster justify="end">
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
        {absence && <Button onClick={() => void end()}>{texts.end}</Button>}
        <SubmitButton control={form.control} busyLabel={texts.busy}>
          {texts.save}
        </SubmitButton>
      </Cluster>
    </Form>
  );
}

interface AbsenceFieldsProps {
  /** Who is away; no one is their own deputy. */
  readonly userId: string | undefined;
  readonly absence: Absence | null;
  readonly onChange: (absence: AbsenceChange) => Promise<void>;
  readonly onStale: () => void;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
}
