import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { useState } from 'react';

export interface RecordInStep {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
}

/**
 * A registration and its progress as they last belonged together. They are read one by one: where the progress is there
 * first, what it offers would be done to a registration that is not the newest any more, and be refused.
 */
export function useInStep(registration: Registration, progress: RegistrationProgress): RecordInStep {
  const [seen, setSeen] = useState<RecordInStep>({ registration, progress });
  const isAhead = progress.version > registration.version && seen.registration._id === registration._id;
  if (isAhead || (seen.registration === registration && seen.progress === progress)) return seen;
  const now = { registration, progress };
  setSeen(now);
  return now;
}
