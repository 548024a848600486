import type { TenantMessage } from '@dossier/api/messages';
import { messageStatus } from '@dossier/validators/vocabularies';

const read = messageStatus.code('Read');

/**
 * The messages of a view, in the order in which the reader sees them: what they read stays where it is until they leave,
 * and what arrives comes where the platform has it.
 * @param readHere ids of those that were read since the view was opened.
 */
export function shownMessages(
  previous: readonly TenantMessage[],
  next: readonly TenantMessage[],
  readHere: ReadonlySet<string>,
): readonly TenantMessage[] {
  const byId = new Map(next.map(message => [message.id, message]));
  const before = new Set(previous.map(({ id }) => id));
  const shown = previous.flatMap(message => {
    const now = byId.get(message.id);
    if (!readHere.has(message.id)) return now ? [now] : [];
    // In its group too, though it asks for less once it is read.
    return [now ? { ...now, ask: message.ask } : { ...message, messageStatus: read }];
  });
  next.forEach((message, index) => {
    if (before.has(message.id)) return;
    const above = next[index - 1]?.id;
    shown.splice(above === undefined ? 0 : shown.findIndex(({ id }) => id === above) + 1, 0, message);
  });
  return shown;
}
