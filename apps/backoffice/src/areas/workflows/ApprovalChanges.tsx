import { useRegistrationChanges } from '@dossier/api/registrations';
import { Accordion } from '@dossier/ui/accordion';
import { Skeleton } from '@dossier/ui/skeleton';
import { FieldChanges } from '../../shared/FieldChanges.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { useTranslations } from '../../shared/translations.ts';

/** What is new to the reader about a client of whom something is asked, on request. */
export function ApprovalChanges({ registrationId }: ApprovalChangesProps) {
  const t = useTranslations('board');
  const title = t($ => $.board.approvals.changes);
  return (
    <Accordion items={[{ id: 'changes', title, content: <Changes registrationId={registrationId} /> }]} />
  );
}

/** Read when it is opened. */
function Changes({ registrationId }: ApprovalChangesProps) {
  const { data, error, mutate } = useRegistrationChanges(registrationId);
  if (data) return <FieldChanges changes={data} registrationId={registrationId} />;
  return error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : <Skeleton />;
}

interface ApprovalChangesProps {
  readonly registrationId: string;
}
