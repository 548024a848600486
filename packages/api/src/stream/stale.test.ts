import { describe, expect, it, vi } from 'vitest';
import { endpoints, type LiveEvent } from '../contract/index.ts';
import { createRefresher, staleAfter } from './stale.ts';
import { turnedClock } from './testing/turned-clock.ts';

const changed = (type: 'registration' | 'party' | 'user' | 'tenantMessage'): LiveEvent => ({
  name: 'entity',
  data: { type, id: 'x', version: 2 },
});
const settings = (section: string): LiveEvent => ({
  name: 'settings.changed',
  data: { section, version: 2 },
});
const namesStaleAfter = (event: LiveEvent) => {
  const stale = staleAfter(event);
  return endpoints
    .map(({ name }) => name)
    .filter(name => stale === 'everything' || stale.some(prefix => name.startsWith(prefix)));
};

describe('what an event makes old', () => {
  it.each([
    [changed('registration'), ['registrations.list', 'registrations.get', 'messages.tenantMessagesGet']],
    [changed('party'), ['parties.get', 'kyc.clientRisk']],
    [changed('user'), ['access.users', 'access.activeUsers', 'access.invites', 'workflows.signOff']],
    [changed('tenantMessage'), ['messages.tenantMessagesGet']],
    [settings('contact'), ['tenants.settings']],
    [
      settings('onboarding'),
      [
        'tenants.onboarding',
        'tenants.extensions',
        'registrations.status',
        'registrations.progress',
        'registrations.completeness',
      ],
    ],
    [settings('riskQualification'), ['kyc.riskQualificationSettingGet']],
    [{ name: 'permissions.changed', data: {} }, ['access.permissionsCheck', 'registrations.list']],
    [{ name: 'resync', data: {} }, ['access.me', 'registrations.list', 'tenants.regions']],
  ] satisfies [LiveEvent, string[]][])('%o: at least %o', (event, names) => {
    expect(namesStaleAfter(event)).toEqual(expect.arrayContaining(names));
  });

  it('is not what the settings do not judge: no list is read again for a telephone number', () => {
    expect(namesStaleAfter(settings('contact')).filter(name => !name.startsWith('tenants.'))).toEqual([]);
    expect(namesStaleAfter(settings('onboarding'))).not.toContain('registrations.list');
  });

  it('is nothing where the event says it all', () => {
    const counts = { inboxUnread: 1, tasksOpen: 0, tasksMine: 0, approvals: 0 };
    expect(namesStaleAfter({ name: 'counts', data: counts })).toEqual([]);
  });
});

describe('reading again', () => {
  it('happens once for many changes at a time, and again for later ones', () => {
    const clock = turnedClock();
    const refresh = vi.fn<(isStale: (name: string) => boolean) => void>();
    const { take } = createRefresher(refresh, clock);
    for (const event of [changed('user'), changed('registration'), changed('registration')]) take(event);
    expect(refresh).not.toHaveBeenCalled();
    clock.turn(500);
    expect(refresh).toHaveBeenCalledTimes(1);
    const isStale = refresh.mock.calls[0]![0];
    expect(['access.users', 'registrations.list', 'tenants.settings'].filter(isStale)).toHaveLength(2);
    take(changed('user'));
    clock.turn(500);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
