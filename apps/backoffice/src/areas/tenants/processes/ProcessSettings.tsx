import { useWorkflowSettings, type WorkflowSettings } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Status } from '@dossier/ui/status';
import { Suspense, useState } from 'react';
import { formatCount } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { LoweredWorkflow } from './LoweredWorkflow.tsx';
import { useWorkflowNames } from '../../../shared/use-workflow-names.ts';

const WorkflowModal = lazyPart(async () => (await import('./WorkflowModal.tsx')).WorkflowModal);

/** The workflows that can run, each with how the firm works with it; what is changed holds for new processes. */
export function ProcessSettings() {
  const t = useTranslations('workflowSettings');
  const texts = useTexts('workflowSettings');
  const names = useWorkflowNames();
  const [locale] = useLocale();
  const { data, error, mutate } = useWorkflowSettings();
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = data?.items.find(({ id }) => id === openId);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="12rem" />;
  const factsOf = ({ slaDays, approval, steps }: WorkflowSettings) =>
    [
      t($ => $.workflowSettings.days, { count: slaDays, formatted: formatCount(slaDays, locale) }),
      texts.approvals[approval],
      t($ => $.workflowSettings.stepCount, {
        on: formatCount(steps.filter(({ isOn }) => isOn).length, locale),
        all: formatCount(steps.length, locale),
      }),
    ].join(' · ');
  return (
    <Section title={texts.title}>
      <Stack gap="field">
        <p>{texts.intro}</p>
        <LoweredWorkflow workflows={data.items} onDone={mutate} />
        <ul aria-label={texts.title} className="grid gap-3">
          {data.items.map(workflow => (
            <li key={workflow.id}>
              <Cluster justify="between">
                <Stack gap="small">
                  <strong>{names.workflow(workflow)}</strong>
                  <small>{factsOf(workflow)}</small>
                </Stack>
                <Cluster>
                  <Status tone={workflow.isOn ? 'success' : 'neutral'}>
                    {workflow.isOn ? texts.on : texts.off}
                  </Status>
                  <Button size="small" onClick={() => setOpenId(workflow.id)}>
                    {texts.change}
                    <span className="sr-only">{names.workflow(workflow)}</span>
                  </Button>
                </Cluster>
              </Cluster>
            </li>
          ))}
        </ul>
      </Stack>
      {opened && (
        <Suspense fallback={null}>
          <WorkflowModal
            key={opened.version}
            workflow={opened}
            onStale={() => void mutate()}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}
