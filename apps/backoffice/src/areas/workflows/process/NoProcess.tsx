import { usePermissions } from '@dossier/api/access';
import type { PartyFile } from '@dossier/api/parties';
import { useProcessWork, useWorkflows } from '@dossier/api/workflows';
import { ButtonLink } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { useNotify } from '../../../shared/use-notify.ts';
import { StartableReview } from './StartableReview.tsx';
import { useProcessTexts } from './use-process-texts.ts';

/** A party that has no process yet: the reviews that can be started, for those who work on them. */
export function NoProcess({ party }: { readonly party: Pick<PartyFile, '_id' | 'name'> }) {
  const { texts } = useProcessTexts();
  const workflows = useWorkflows().data?.items ?? [];
  const { start, readAgain } = useProcessWork();
  const notify = useNotify({}, () => void readAgain());
  const mayStart = usePermissions(['clientFileWrite']).may('clientFileWrite');
  const startable = workflows.filter(
    ({ hindrance, workflowType }) => hindrance === null && workflowType === 'review',
  );
  return (
    <Stack isFilling>
      <PageHeader
        title={party.name}
        actions={<ButtonLink href={`/administration/clients/${party._id}`}>{texts.offer.file}</ButtonLink>}
      >
        {texts.title}
      </PageHeader>
      <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
      {mayStart &&
        startable.map(entry => (
          <StartableReview
            key={entry.id}
            entry={entry}
            onStart={() => void notify(() => start(entry.id, party._id), texts.started)}
          />
        ))}
    </Stack>
  );
}
