import type { WorkflowEntry } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import type { ReviewKind } from '@dossier/validators/vocabularies';
import { useTranslations } from '../../../shared/translations.ts';
import { useProcessTexts } from './use-process-texts.ts';

/** A review that can be started: when it is right, what it takes and how long one has. */
export function StartableReview({ entry, onStart }: StartableReviewProps) {
  const t = useTranslations('processes');
  const { texts, workflow, step } = useProcessTexts();
  const { kind, slaDays, steps } = entry;
  const name = workflow(entry);
  return (
    <Section
      variant="sheet"
      title={name}
      actions={<Button onClick={onStart}>{t($ => $.processes.start, { name })}</Button>}
    >
      <Stack gap="small">
        {kind !== null && <p>{texts.offer.when[kind as ReviewKind]}</p>}
        <p>{t($ => $.processes.offer.steps, { steps: steps.map(({ id }) => step(id)).join(', ') })}</p>
        <p>{t($ => $.processes.offer.days, { count: slaDays, formatted: String(slaDays) })}</p>
      </Stack>
    </Section>
  );
}

interface StartableReviewProps {
  readonly entry: WorkflowEntry;
  readonly onStart: () => void;
}
