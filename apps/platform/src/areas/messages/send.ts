import type { MessageStatus, MessageType, SettingsPage } from '@dossier/api/contract';
import { readersOfRecord } from '../../shared/caller/restricted-readers.ts';
import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { queueEmails } from './emails/queue-emails.ts';
import { channelsOf } from './preferences/channels.ts';

export interface News {
  readonly messageType: MessageType;
  /** Whom it is for. */
  readonly userIds: readonly string[];
  /** What it is about; null for what concerns the tenant as a whole. */
  readonly registrationId: string | null;
  /** The process that it is about, where that is no onboarding. */
  readonly processId?: string;
  /** The client that it is about, where that is no registration or process. */
  readonly partyId?: string;
  /** The merge that it is about, with the client that goes into that one: no one gets it from whom either is kept. */
  readonly merge?: { readonly id: string; readonly from: string };
  /** Whom it is about where that is no registration: someone of the staff, or an invitation. */
  readonly aboutId?: string;
  /** The recurring job that it is about. */
  readonly job?: string;
  /** The page of the settings that it is about. */
  readonly settingsPage?: SettingsPage;
}

export interface NewMessage {
  readonly id: string;
  readonly userId: string;
  readonly messageType: MessageType;
  readonly messageStatus: MessageStatus;
  readonly registrationId: string | null;
  readonly actorId: string | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

/** What makes two messages the same one: a type, and what it is about. */
const keyOf = (messageType: MessageType, about: string | null): string =>
  about === null ? messageType : `${messageType}/${about}`;

/**
 * Sends messages, in the transaction of what they are about. No one gets one for their own act, or two: an open
 * message of the same type about the same thing comes up again as unread. Those who have turned the type off, and those
 * from whom the registration is kept, get none;
 * those who have it by email get that too.
 * @returns the recipients.
 */
export async function sendMessages(
  work: UnitOfWork,
  { messageType, userIds, registrationId, processId, partyId, merge, aboutId, job, settingsPage }: News,
): Promise<readonly string[]> {
  const { tx, tenantId, actor, now, random } = work;
  const recordId = registrationId ?? processId ?? partyId ?? null;
  const others = await readersOfRecord(
    tx,
    recordId,
    await usersAmong(
      work,
      [...new Set(userIds)].filter(id => id !== actor.id),
    ),
  );
  const readers = merge ? await readersOfRecord(tx, merge.from, others) : others;
  const about = merge?.id ?? aboutId ?? null;
  const channelOf = await channelsOf(work, readers, messageType);
  const recipients = readers.filter(id => channelOf(id) !== 'off');
  if (recipients.length === 0) return recipients;
  const byEmail = recipients.filter(id => channelOf(id) === 'email');
  await tx
    .insertInto('tenant_messages')
    .values(
      recipients.map(userId => ({
        id: random.uuid(),
        tenant_id: tenantId,
        user_id: userId,
        message_type: messageType,
        record_id: recordId,
        about_id: about,
        job: job ?? null,
        settings_page: settingsPage ?? null,
        actor_id: actor.id.startsWith('system:') ? null : actor.id,
        email_due: byEmail.includes(userId),
        dedupe_key: keyOf(messageType, merge?.id ?? recordId ?? about ?? job ?? settingsPage ?? null),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'user_id', 'dedupe_key'])
        .where('closed_at', 'is', null)
        .doUpdateSet(row => ({
          message_status: 'Unread' as const,
          actor_id: row.ref('excluded.actor_id'),
          email_due: row.ref('excluded.email_due'),
          email_job: null,
          created_at: row.ref('excluded.created_at'),
          updated_at: row.ref('excluded.updated_at'),
        })),
    )
    .execute();
  await queueEmails(work, byEmail);
  return recipients;
}

/** Publishes messages that come without a change of a registration, so that inboxes count them at once. */
export async function notifyNow(work: UnitOfWork, news: News): Promise<void> {
  const recipients = await sendMessages(work, news);
  publish(
    work,
    recipients.map(userId => ({
      event: { name: 'entity', data: { type: 'tenantMessage', id: userId, version: 1 } },
      audience: { to: 'user', userId },
    })),
  );
}

/** Those who have an inbox here: a System Admin who works for the tenant is none of its users. */
async function usersAmong({ tx }: UnitOfWork, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The work behind messages is done, by anyone: they ask for nothing any more, and count as read.
 * @param exceptFor someone who still has the work to do.
 */
export async function settle(
  work: UnitOfWork,
  messageTypes: readonly MessageType[],
  registrationId: string,
  exceptFor: string | null = null,
): Promise<void> {
  await closing(work, messageTypes)
    .where('record_id', '=', registrationId)
    .$if(exceptFor !== null, query => query.where('user_id', '<>', exceptFor ?? ''))
    .execute();
}

/** The same of messages about someone of the staff, or an invitation. */
export async function settleAbout(
  work: UnitOfWork,
  messageTypes: readonly MessageType[],
  aboutId: string,
): Promise<void> {
  await closing(work, messageTypes).where('about_id', '=', aboutId).execute();
}

/** Whether messages about a recurring job are open: to read one does not make it run. */
export async function isJobReported({ tx }: Pick<UnitOfWork, 'tx'>, job: string): Promise<boolean> {
  const open = await tx
    .selectFrom('tenant_messages')
    .select('id')
    .where('job', '=', job)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** A recurring job succeeds again. */
export async function settleJob(work: UnitOfWork, job: string): Promise<void> {
  await closing(work, ['systemNotice']).where('job', '=', job).execute();
}

const closing = ({ tx, now }: UnitOfWork, messageTypes: readonly MessageType[]) =>
  tx
    .updateTable('tenant_messages')
    .set(row => ({
      closed_at: now,
      updated_at: now,
      message_status: row
        .case()
        .when('message_status', '=', 'Unread')
        .then('Read' as const)
        .else(row.ref('message_status'))
        .end(),
    }))
    .where('message_type', 'in', messageTypes)
    .where('closed_at', 'is', null);

/** Rows per statement. */
const batch = 500;

/** Puts messages where they would be by now: for data that was made, not lived. */
export async function insertMessages(
  { tx, tenantId }: UnitOfWork,
  messages: readonly NewMessage[],
): Promise<void> {
  const rows = messages.map(message => ({
    id: message.id,
    tenant_id: tenantId,
    user_id: message.userId,
    message_type: message.messageType,
    message_status: message.messageStatus,
    record_id: message.registrationId,
    actor_id: message.actorId,
    dedupe_key: keyOf(message.messageType, message.registrationId),
    created_at: message.createdAt,
    updated_at: message.createdAt,
    closed_at: message.closedAt,
  }));
  for (let start = 0; start < rows.length; start += batch)
    await tx
      .insertInto('tenant_messages')
      .values(rows.slice(start, start + batch))
      .execute();
}
