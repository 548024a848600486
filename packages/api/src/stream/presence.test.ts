import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveEvent, PresentPerson } from '../contract/index.ts';
import type { Page } from './live.ts';
import { startPresence, type Presence, type PresenceMessage } from './presence.ts';
import { turnedClock, type TurnedClock } from './testing/turned-clock.ts';

const record = { type: 'registration', id: 'r1' } as const;
const nameOf: Readonly<Record<string, string>> = { sanne: 'Sanne de Wit', malik: 'Malik Bakker' };

/** A platform that sends to all its pages who is where. */
function aPlatform() {
  const here = new Map<string, string | null>();
  const listeners = new Set<(event: LiveEvent) => void>();
  let isDown = false;
  const people = (): PresentPerson[] =>
    [...here].map(([userId, section]) => ({ userId, name: nameOf[userId] ?? '', section }));
  const notify = (event: LiveEvent) => listeners.forEach(listener => listener(event));
  return {
    down: (state: boolean) => (isDown = state),
    notify,
    here,
    listen: (listener: (event: LiveEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (userId: string) => (message: PresenceMessage) => {
      if (isDown) return Promise.reject(new TypeError('fetch failed'));
      if (message.isHere) here.set(userId, message.section);
      else here.delete(userId);
      notify({ name: 'presence', data: { ...record, people: people() } });
      return Promise.resolve(people());
    },
  };
}

describe('who is where', () => {
  let clock: TurnedClock;
  let platform: ReturnType<typeof aPlatform>;
  let seen: Record<string, readonly PresentPerson[]>;
  let hidden: Set<string>;
  let onVisibility: Map<string, () => void>;

  beforeEach(() => {
    clock = turnedClock();
    platform = aPlatform();
    seen = {};
    hidden = new Set();
    onVisibility = new Map();
  });

  function open(self: string): Presence {
    const page: Page = {
      isHidden: () => hidden.has(self),
      watch: visibility => {
        onVisibility.set(self, visibility);
        return () => onVisibility.delete(self);
      },
    };
    return startPresence({
      clock,
      page,
      record,
      self,
      say: platform.say(self),
      listen: platform.listen,
      onOthers: others => (seen[self] = others),
    });
  }

  it('two people see each other, and neither sees themselves', () => {
    open('sanne');
    open('malik');
    expect(seen).toEqual({
      sanne: [{ userId: 'malik', name: 'Malik Bakker', section: null }],
      malik: [{ userId: 'sanne', name: 'Sanne de Wit', section: null }],
    });
  });

  it('each sees what the other edits, at once', () => {
    open('sanne');
    const malik = open('malik');
    malik.edit('address');
    expect(seen['sanne']).toMatchObject([{ userId: 'malik', section: 'address' }]);
    malik.edit(null);
    expect(seen['sanne']).toMatchObject([{ section: null }]);
  });

  it('whoever leaves is gone, and hears no more', () => {
    open('sanne');
    const malik = open('malik');
    malik.stop();
    expect(seen['sanne']).toEqual([]);
    platform.notify({ name: 'presence', data: { ...record, people: [] } });
    expect(seen['malik']).toHaveLength(1);
    clock.turn(60_000);
    expect([...platform.here.keys()]).toEqual(['sanne']);
  });

  it('hears of its own record only', () => {
    open('sanne');
    const people = [{ userId: 'malik', name: 'Malik Bakker', section: null }];
    platform.notify({ name: 'presence', data: { type: 'registration', id: 'r2', people } });
    expect(seen['sanne']).toEqual([]);
  });

  it('says nothing while nobody looks at the page, and at once when somebody does again', () => {
    open('sanne');
    hidden.add('sanne');
    platform.here.clear();
    clock.turn(120_000);
    expect(platform.here.size).toBe(0);
    hidden.clear();
    onVisibility.get('sanne')?.();
    expect(platform.here.size).toBe(1);
  });

  it('comes back by itself when the platform could not be reached', () => {
    open('sanne');
    platform.here.clear();
    platform.down(true);
    clock.turn(20_000);
    platform.down(false);
    clock.turn(20_000);
    expect(platform.here.size).toBe(1);
  });

  it('asks anew when something was missed', () => {
    open('sanne');
    platform.here.set('malik', 'address');
    platform.notify({ name: 'resync', data: {} });
    expect(seen['sanne']).toMatchObject([{ userId: 'malik', section: 'address' }]);
  });
});
