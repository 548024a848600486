import { useParty } from '@dossier/api/parties';
import { useEntityProcesses } from '@dossier/api/workflows';
import { Stack } from '@dossier/ui/layout';
import { Suspense } from 'react';
import { useParams, useSearch } from 'wouter';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { MessagePage } from '../../shared/MessagePage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTexts } from '../../shared/translations.ts';
import { NoProcess } from './process/NoProcess.tsx';
import { OneProcess } from './process/OneProcess.tsx';
import { OtherProcesses } from './process/OtherProcesses.tsx';

// The first frame needs no key.
const NextOwnTask = lazyPart(async () => (await import('./process/NextOwnTask.tsx')).NextOwnTask);

/**
 * S1 §2, /administration/workflow/{entityId}: the process of a party, the one that runs first of all. The id may be that
 * of a process too, which requests for approval name.
 */
export function ProcessPage() {
  const { entityId = '' } = useParams();
  const chosen = new URLSearchParams(useSearch()).get('process');
  const texts = useTexts('processes');
  const frame = useTexts('frame');
  const list = useEntityProcesses(entityId);
  const items = list.data?.items;
  const current =
    items?.find(({ processId }) => processId === (chosen ?? entityId)) ?? (chosen ? undefined : items?.[0]);
  const party = useParty(items?.length === 0 ? entityId : null);
  usePageTitle(current?.entityName ?? party.data?.name ?? texts.title);
  const notThere =
    party.error?.type === 'NotFound' ||
    list.error?.type === 'ValidationFailed' ||
    (items?.length && !current);

  if (notThere)
    return (
      <MessagePage
        title={frame.navigation.notThereTitle}
        text={frame.navigation.notThereText}
        href="/administration/task"
        action={texts.back}
      />
    );
  const error = list.error ?? party.error;
  if (error && !current)
    return <LoadFailed error={error} title={texts.failed} onRetry={() => void list.mutate()} />;
  if (party.data && !current) return <NoProcess party={party.data} />;
  if (!current) return <LoadingPage />;
  return (
    <Stack isFilling>
      <Suspense fallback={null}>
        <NextOwnTask current={current.processId} />
      </Suspense>
      <OneProcess key={current.processId} id={current.processId} />
      <OtherProcesses processes={(items ?? []).filter(process => process !== current)} />
    </Stack>
  );
}
