import { usePartyDeletion, type PartyDeletion } from '@dossier/api/parties';
import { Link } from '@dossier/ui/link';
import { Notice } from '@dossier/ui/notice';
import { Skeleton } from '@dossier/ui/skeleton';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { clientAddress } from '../client-address.ts';

type Obstacle = PartyDeletion['obstacles'][number];

/** What stands in the way of deleting a client today, each with the way to it (3-decisions 4.15). */
export function DeletionObstacles({ id }: { readonly id: string }) {
  const t = useTranslations('deletion');
  const texts = useTexts('deletion');
  const textOf = useVocabularyText('work');
  const { data, error, mutate } = usePartyDeletion(id);
  if (!data)
    return error ? (
      <LoadFailed error={error} title={texts.failed} onRetry={() => void mutate()} />
    ) : (
      <Skeleton height="3rem" />
    );
  if (data.obstacles.length === 0) return <p>{texts.noObstacles}</p>;
  const nameOf = ({ kind, name }: Obstacle) => (kind === 'process' ? textOf('workflowType', name) : name);
  return (
    <Notice tone="warning" title={texts.obstaclesTitle}>
      <ul>
        {data.obstacles.map(obstacle => (
          <li key={`${obstacle.kind} ${obstacle._id}`}>
            {obstacle._id === null ? (
              texts.obstacles.relation
            ) : (
              <Link href={addressOf(id, obstacle)}>
                {t($ => $.deletion.obstacles[obstacle.kind], { name: nameOf(obstacle) })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Where an obstacle is settled: processes of a client have one page. */
function addressOf(partyId: string, { kind, _id }: Obstacle): string {
  if (kind === 'process') return `/administration/workflow/${partyId}`;
  return kind === 'registration' ? `/administration/registrations/${_id}` : clientAddress(_id ?? partyId);
}
