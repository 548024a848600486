import type { Mail, MailPort } from '../ports/mail/mail.ts';
import { runNextJob, type FailedJob } from '../shared/jobs/jobs.ts';
import type { TestPlatform } from './platform.ts';

/** A mail server that takes emails or does not, as a test has it. */
export interface RefusingMail extends MailPort {
  isAway: boolean;
  readonly sent: readonly Mail[];
}

export function refusingMail(): RefusingMail {
  const sent: Mail[] = [];
  return {
    isAway: false,
    sent,
    send(mail) {
      // A mail server quotes whom it was to.
      if (this.isAway)
        return Promise.reject(Object.assign(new Error(`550 ${mail.to}`), { code: 'EENVELOPE' }));
      sent.push(mail);
      return Promise.resolve();
    },
  };
}

/** Seconds, after which whatever failed is due again. */
const later = 3_600;

/** Does what waits in the queue as often as it is tried. @returns what was given up. */
export async function exhaustJobs({ database, jobs, clock }: TestPlatform): Promise<readonly FailedJob[]> {
  const failures: FailedJob[] = [];
  const note = (failure: FailedJob) => void failures.push(failure);
  for (let attempt = 1; attempt <= 5; attempt++) {
    while (await runNextJob(database, jobs, () => clock.now(), note));
    clock.turn(later);
  }
  return failures;
}
