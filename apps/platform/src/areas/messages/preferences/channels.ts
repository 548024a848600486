import type { MessageChannel, MessageType } from '@dossier/api/contract';
import type { UnitOfWork } from '../../../shared/work/work.ts';

/** How some users hear of a type of event; the inbox for those who never chose, and for what cannot be chosen. */
export async function channelsOf(
  { tx }: Pick<UnitOfWork, 'tx'>,
  userIds: readonly string[],
  messageType: MessageType,
): Promise<(userId: string) => MessageChannel> {
  if (userIds.length === 0) return () => 'inbox';
  const rows = await tx
    .selectFrom('notification_preferences')
    .select(['user_id', 'channels'])
    .where('user_id', 'in', [...userIds])
    .execute();
  const byUser = new Map(rows.map(row => [row.user_id, row.channels]));
  return userId => byUser.get(userId)?.[messageType] ?? 'inbox';
}
