import type { Process } from '@dossier/api/workflows';
import { lazy, Suspense } from 'react';
import { RegistrationStatus } from '../../shared/RegistrationStatus.tsx';
import { isOnboarding } from './task-address.ts';

/** The names of statuses of every process are many: they come after the page. */
const ProcessStatus = lazy(async () => ({
  default: (await import('./process/ProcessStatus.tsx')).ProcessStatus,
}));

export function TaskStatus({ task }: { readonly task: Pick<Process, 'workflowType' | 'status'> }) {
  if (isOnboarding(task)) return <RegistrationStatus code={task.status} />;
  return (
    <Suspense fallback={null}>
      <ProcessStatus code={task.status} />
    </Suspense>
  );
}
