import type { RegistrationProgress } from '@dossier/api/registrations';
import { EndedSignOff } from './EndedSignOff.tsx';
import { SignOffPanel } from './SignOffPanel.tsx';

/** States of a request that came to nothing by itself. */
const hasEnded: ReadonlySet<string> = new Set(['expired', 'void']);

/** Whether there is anything that has to be read before the sections. */
export const hasLead = ({ signOff, status }: RegistrationProgress): boolean =>
  signOff?.state === 'requested' || (status === 'COMPLETE' && hasEnded.has(signOff?.state ?? ''));

/** The request for approval that is open, or the one that came to nothing. */
export function RecordLead({ progress: { signOff } }: { readonly progress: RegistrationProgress }) {
  if (!signOff) return null;
  return signOff.state === 'requested' ? (
    <SignOffPanel signOff={signOff} />
  ) : (
    <EndedSignOff signOff={signOff} />
  );
}
