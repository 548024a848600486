import type { EntityType, LiveEvent } from '../contract/index.ts';
import type { StreamClock } from './clock.ts';

/** What an event makes old: endpoints by the beginning of their name. */
export type Stale = readonly string[] | 'everything';

/** Each kind of thing, and the caller that shows it. */
const shownBy: Readonly<Record<EntityType, readonly string[]>> = {
  // Who works on a registration is what messages speak of, and what tasks are.
  registration: ['registrations.', 'parties.', 'documents.', 'messages.', 'workflows.', 'kyc.clientRisk'],
  // Open registrations that it is in have an event of their own.
  party: ['parties.', 'kyc.clientRisk'],
  user: ['access.users', 'access.activeUsers', 'access.invites', 'workflows.signOff'],
  group: ['access.group', 'workflows.signOff'],
  accessToken: ['access.accessTokens'],
  notificationSetting: ['messages.notificationSetting', 'messages.deliveries'],
  tenantMessage: ['messages.'],
  savedView: ['registrations.views'],
};

/** What depends on a section of the settings, besides the pages of the settings themselves. */
const validatedBy: Readonly<Record<string, readonly string[]>> = {
  // What is missing, how long it may take and who has to approve: which steps are open follows from all three.
  onboarding: ['registrations.status', 'registrations.progress', 'registrations.completeness'],
  riskQualification: ['kyc.riskQualificationSetting'],
};

export function staleAfter(event: LiveEvent): Stale {
  switch (event.name) {
    case 'entity':
      return shownBy[event.data.type];
    case 'settings.changed':
      return ['tenants.', ...(validatedBy[event.data.section] ?? [])];
    // Users who may do something else may see something else.
    case 'permissions.changed':
    case 'resync':
      return 'everything';
    case 'job':
      return ['exports.', 'registrations.batch', 'workflows.batch'];
    case 'counts':
    case 'presence':
      return [];
  }
}

/** Milliseconds in which changes are collected: a bulk change is read again once. */
const timeoutMs = 250;

/** Collects what is old, and has it read again; a little later for each, so that not all pages ask at one moment. */
export function createRefresher(
  refresh: (isStale: (endpointName: string) => boolean) => void,
  clock: StreamClock,
): { take: (event: LiveEvent) => void; stop: () => void } {
  let prefixes = new Set<string>();
  let forget: (() => void) | undefined;

  function flush(): void {
    const old = [...prefixes];
    prefixes = new Set();
    forget = undefined;
    refresh(name => old.some(prefix => name.startsWith(prefix)));
  }

  return {
    take(event) {
      const stale = staleAfter(event);
      if (stale.length === 0) return;
      // Every name begins with nothing.
      for (const prefix of stale === 'everything' ? [''] : stale) prefixes.add(prefix);
      forget ??= clock.after(timeoutMs * (1 + clock.random()), flush);
    },
    stop: () => forget?.(),
  };
}
