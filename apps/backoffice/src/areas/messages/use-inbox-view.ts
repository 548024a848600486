import { useInbox, type Marking, type TenantMessage } from '@dossier/api/messages';
import { messageStatus } from '@dossier/validators/vocabularies';
import { useState } from 'react';
import { inboxAddress, queryOf, type InboxState } from './inbox-address.ts';
import { shownMessages } from './shown-messages.ts';

interface View {
  /** The address of the list: another one starts afresh. */
  readonly about: string;
  readonly source: readonly TenantMessage[] | undefined;
  readonly items: readonly TenantMessage[];
  readonly readHere: ReadonlySet<string>;
}

const read = messageStatus.code('Read');

/** The page of the inbox that the address says, in an order that holds still under the reader. */
export function useInboxView(state: InboxState) {
  const about = inboxAddress({ ...state, message: '' });
  const inbox = useInbox(queryOf(state));
  const source = inbox.data?.items;
  const [stored, setView] = useState<View>({ about, source: undefined, items: [], readHere: new Set() });
  let view = stored;
  if (stored.about !== about || stored.source !== source) {
    const base = stored.about === about ? stored : { items: [], readHere: new Set<string>() };
    view = { ...base, about, source, items: shownMessages(base.items, source ?? base.items, base.readHere) };
    setView(view);
  }

  function mark(marking: Marking): Promise<void> {
    setView(now => {
      const readHere = new Set(now.readHere);
      for (const { id, messageStatus: status } of marking)
        if (status === read) readHere.add(id);
        else readHere.delete(id);
      return { ...now, readHere };
    });
    return inbox.mark(marking);
  }

  return { ...inbox, about, data: inbox.data && { ...inbox.data, items: [...view.items] }, mark };
}
