import type { NextStep } from '@dossier/api/contract';
import { lazy, Suspense } from 'react';

/** The names of fields and documents are many: they come after the page. */
const NextStepText = lazy(async () => ({ default: (await import('./NextStepText.tsx')).NextStepText }));

/** What has to be done next; how much that is, until its name is here. */
export function NextStepCell({ next, client, fallback }: NextStepCellProps) {
  if (next.blocker === null) return fallback;
  return (
    <span className="min-w-0 overflow-clip text-ellipsis">
      <Suspense fallback={fallback}>
        <NextStepText next={next} client={client} />
      </Suspense>
    </span>
  );
}

interface NextStepCellProps {
  readonly next: NextStep;
  /** Name of the client: where it is the client's own, it is not said again. */
  readonly client: string;
  readonly fallback: string;
}
