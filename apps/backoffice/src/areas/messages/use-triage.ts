import type { TenantMessage } from '@dossier/api/messages';
import { messageStatus, type MessageStatus } from '@dossier/validators/vocabularies';
import { useState } from 'react';
import type { Marks } from './use-marking.ts';

interface Asked {
  readonly messages: readonly TenantMessage[];
  /** Which list it is: another one begins with nothing chosen. */
  readonly about: string;
  /** Id of the message that is open. */
  readonly current: string;
  readonly marking: Marks;
  readonly onOpen: (message: TenantMessage) => void;
}

const none: ReadonlySet<string> = new Set();
const code = (name: Parameters<typeof messageStatus.code>[0]) => messageStatus.code(name);

/** What is chosen, and what the keys of an inbox do: to what is chosen, else to what has the focus, else to what is open. */
export function useTriage({ messages, about, current, marking, onOpen }: Asked) {
  const [selection, setSelection] = useState({ about, selected: none });
  const selected = selection.about === about ? selection.selected : none;
  const chosen = messages.filter(({ id }) => selected.has(id));
  const select = (next: ReadonlySet<string>) => setSelection({ about, selected: next });

  function mark(meant: readonly TenantMessage[], status: MessageStatus): boolean {
    if (meant.length === 0) return false;
    void marking.markAs(meant, status);
    select(none);
    return true;
  }

  function onKey(key: string, id: string | null): boolean {
    const at = messages.filter(message => message.id === (id ?? current));
    // A row that stands for several is opened; each of them is dealt with there.
    const meant = chosen.length > 0 ? chosen : at.filter(({ sameKind }) => sameKind === 1);
    const isUnread = meant.some(message => message.messageStatus === code('Unread'));
    switch (key) {
      case 'e':
        return mark(meant, code('Archived'));
      case 'u':
        return mark(meant, code(isUnread ? 'Read' : 'Unread'));
      case '#':
      case 'Delete':
        return mark(meant, code('Deleted'));
      case 'z':
        return marking.undoLast();
      case 'o':
        if (id !== null) at.forEach(onOpen);
        return id !== null;
      default:
        return false;
    }
  }

  return {
    selected,
    chosen,
    select,
    onKey,
    markChosen: (status: MessageStatus) => void mark(chosen, status),
  };
}
