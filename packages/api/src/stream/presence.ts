import { presenceTimes, type LiveEvent, type PresenceType, type PresentPerson } from '../contract/index.ts';
import type { StreamClock } from './clock.ts';
import type { Page } from './live.ts';

export interface PresenceRecord {
  readonly type: PresenceType;
  readonly id: string;
}

export interface PresenceMessage {
  readonly section: string | null;
  readonly isHere: boolean;
}

export interface PresenceOptions {
  readonly clock: StreamClock;
  readonly page: Page;
  readonly record: PresenceRecord;
  /** Whose page it is: users are not listed to themselves. */
  readonly self: string;
  /** Says it, and answers with everyone who is there. */
  readonly say: (message: PresenceMessage) => Promise<readonly PresentPerson[]>;
  readonly listen: (listener: (event: LiveEvent) => void) => () => void;
  readonly onOthers: (others: readonly PresentPerson[]) => void;
}

/** One page's part in who is where. */
export interface Presence {
  /** What is being edited from now on; null for looking only. */
  readonly edit: (section: string | null) => void;
  readonly stop: () => void;
}

/** Says again and again that someone is here, as long as the page is looked at, and hears of the others. */
export function startPresence(options: PresenceOptions): Presence {
  const { clock, page, record, self, say, listen, onOthers } = options;
  let section: string | null = null;
  let isOver = false;
  let forget = () => {};

  const know = (people: readonly PresentPerson[]) => {
    if (!isOver) onOthers(people.filter(({ userId }) => userId !== self));
  };

  function beat(): void {
    forget();
    // A user who looks at another page is not here: after a minute the others stop hearing of them.
    if (isOver || page.isHidden()) return;
    forget = clock.after(presenceTimes.beat, beat);
    // Nothing depends on it: the next beat says it again.
    say({ section, isHere: true }).then(know, () => undefined);
  }

  const stopListening = listen(event => {
    if (event.name === 'presence' && event.data.type === record.type && event.data.id === record.id)
      know(event.data.people);
    // Something was missed: the answer to a beat is all there is to know.
    if (event.name === 'resync') beat();
  });
  const stopWatching = page.watch(beat, beat);
  beat();

  return {
    edit(next) {
      if (next === section) return;
      section = next;
      beat();
    },
    stop() {
      isOver = true;
      forget();
      stopListening();
      stopWatching();
      say({ section: null, isHere: false }).catch(() => undefined);
    },
  };
}
