import { usePermissions } from '@dossier/api/access';
import type { PartyFile } from '@dossier/api/parties';
import { useProcessWork, useWorkflows } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Cluster, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useProcessTexts } from './use-process-texts.ts';

/** A party that has no process yet: the reviews that can be started, for those who work on them. */
export function NoProcess({ party }: { readonly party: Pick<PartyFile, '_id' | 'name'> }) {
  const t = useTranslations('processes');
  const { texts, workflow } = useProcessTexts();
  const workflows = useWorkflows().data?.items ?? [];
  const { start, readAgain } = useProcessWork();
  const notify = useNotify({}, () => void readAgain());
  const mayStart = usePermissions(['clientFileWrite']).may('clientFileWrite');
  const startable = workflows.filter(
    ({ hindrance, workflowType }) => hindrance === null && workflowType === 'review',
  );
  return (
    <Stack isFilling>
      <PageHeader title={party.name}>{texts.title}</PageHeader>
      <EmptyState
        title={texts.noneTitle}
        action={
          mayStart && (
            <Cluster>
              {startable.map(entry => (
                <Button
                  key={entry.id}
                  onClick={() => void notify(() => start(entry.id, party._id), texts.started)}
                >
                  {t($ => $.processes.start, { name: workflow(entry) })}
                </Button>
              ))}
            </Cluster>
          )
        }
      >
        {texts.none}
      </EmptyState>
    </Stack>
  );
}
