import type { Overview } from '@dossier/api/workflows';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { LoadFailed } from '../../shared/LoadFailed.tsx';

/** A widget whose figures are not there yet, or could not be read. */
export function Waiting({ title, of: { error, mutate } }: WaitingProps) {
  return (
    <Section title={title}>
      {error === undefined ? <Skeleton /> : <LoadFailed error={error} onRetry={() => void mutate()} />}
    </Section>
  );
}

interface WaitingProps {
  readonly title: string;
  readonly of: {
    readonly error: Parameters<typeof LoadFailed>[0]['error'] | undefined;
    readonly mutate: () => Promise<Overview | undefined>;
  };
}
