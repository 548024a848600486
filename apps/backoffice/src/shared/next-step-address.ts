import type { NextStep } from '@dossier/api/contract';
import { blockerAddress } from './blocker-address.ts';

/** Where the next thing is done: the very field, where one is missing. */
export function nextStepAddress(registrationId: string, next: NextStep | null): string {
  const record = `/administration/registrations/${registrationId}`;
  return next?.blocker ? blockerAddress(record, next.blocker) : record;
}
