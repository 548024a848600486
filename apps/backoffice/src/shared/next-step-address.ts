import type { NextStep } from '@dossier/api/contract';
import { blockerAddress } from './blocker-address.ts';

/** Where the next thing is done: the very field, where one is missing; the page of the decision, for those who may. */
export function nextStepAddress(registrationId: string, next: NextStep | null, mayDecide: boolean): string {
  const record = `/administration/registrations/${registrationId}`;
  if (mayDecide && (next?.kind === 'approve' || next?.kind === 'decide')) return `${record}/decision`;
  return next?.blocker ? blockerAddress(record, next.blocker) : record;
}
