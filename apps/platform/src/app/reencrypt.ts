import { resealAuthenticators } from '../areas/access/authenticators.ts';
import { resealNotificationSecrets } from '../areas/messages/service.ts';
import { platformTenant } from '../areas/access/sessions.ts';
import { tenantIds } from '../shared/audit/chain-heads.ts';
import { resealSubjectKeys } from '../shared/history/subject-keys.ts';
import type { Services } from '../shared/services/services.ts';
import { resealWebhookSecrets } from '../shared/webhooks/secrets.ts';
import { inTenant } from '../shared/work/in-tenant.ts';
import { systemActor } from '../shared/work/work.ts';

/** Seals with today's keys whatever the other ones of a rotation sealed, so that those can go. @returns how many. */
export async function reseal(services: Services): Promise<number> {
  let count = 0;
  for (const tenantId of new Set([platformTenant, ...(await tenantIds(services.database))]))
    count += await inTenant(
      services,
      tenantId,
      systemActor('command'),
      async work =>
        (await resealSubjectKeys(work)) +
        (await resealAuthenticators(work)) +
        (await resealWebhookSecrets(work)) +
        (await resealNotificationSecrets(work)),
    );
  return count;
}
