'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient, useSession } from '../client/index.ts';
import { messages, type PresentPerson } from '../contract/index.ts';
import { realClock } from './clock.ts';
import { browserPage } from './live.ts';
import { liveOf } from './live-of.ts';
import { startPresence, type Presence, type PresenceRecord } from './presence.ts';

const nobody: readonly PresentPerson[] = [];

/**
 * Who else has a record open, and what of it each of them edits. Says the same of the caller that uses it, in the background:
 * it keeps no session alive (T1). Without a record nothing is said.
 */
export function usePresence(record: PresenceRecord | null): OwnPresence {
  const client = useClient();
  const { gateway } = client;
  const live = liveOf(client);
  const session = useSession();
  const self = session.status === 'signedIn' ? session.sub : null;
  const { type, id } = record ?? {};
  const [others, setOthers] = useState<readonly PresentPerson[]>(nobody);
  const presenceRef = useRef<Presence | null>(null);

  useEffect(() => {
    if (self === null || type === undefined || id === undefined) return;
    const page = crypto.randomUUID();
    const presence = startPresence({
      clock: realClock,
      page: browserPage,
      record: { type, id },
      self,
      say: async message => {
        const body = { type, page, ...message };
        const input = { params: { id }, body };
        return (await gateway.send(messages.presence, input, { background: true })).people;
      },
      listen: live.listen,
      onOthers: setOthers,
    });
    presenceRef.current = presence;
    return () => {
      presenceRef.current = null;
      presence.stop();
      setOthers(nobody);
    };
  }, [gateway, live, self, type, id]);

  // One function for good: fields call it as they are entered and left.
  return { others, edit: useCallback(section => presenceRef.current?.edit(section), []) };
}

export interface OwnPresence {
  readonly others: readonly PresentPerson[];
  /** Says which section is being edited (its code, never a client's text); null for looking only. */
  readonly edit: (section: string | null) => void;
}
