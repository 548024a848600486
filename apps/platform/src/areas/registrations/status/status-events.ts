import type { RegistrationStatus } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { historyOf, type HistoryEntry } from '../../../shared/history/history.ts';
import { signOffComments } from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

const kinds = {
  'registration.created': 'created',
  'registration.statusChanged': 'moved',
  'registration.assigned': 'assigned',
  'registration.waiting': 'waiting',
  'signOff.requested': 'requested',
  'signOff.withdrawn': 'withdrawn',
  'signOff.rejected': 'refused',
  'signOff.expired': 'expired',
} as const;
type Action = keyof typeof kinds;
const actions = Object.keys(kinds) as Action[];

/** What happened to the work on a registration, as its trail has it. */
export interface StatusEvent {
  readonly id: string;
  readonly kind: (typeof kinds)[Action];
  readonly at: string;
  readonly actor: string;
  /** The status that it had before and afterwards. */
  readonly from: RegistrationStatus;
  readonly status: RegistrationStatus;
  readonly comment: string | null;
  /** Whether the client has something to do since then; of `waiting` alone. */
  readonly isWaiting: boolean;
}

const incomplete = registrationStatus.code('INCOMPLETE');

/** What happened to the work on a registration that the caller may see, the oldest first. */
export async function statusEvents(work: UnitOfWork, id: string): Promise<readonly StatusEvent[]> {
  const links = await work.tx
    .selectFrom('audit')
    .select(['seq', 'at', 'action', 'actor', 'detail'])
    .where('object_type', '=', 'registration')
    .where('object_id', '=', id)
    .where('action', 'in', actions)
    .orderBy('seq')
    .execute();
  const details = links.map(link => link.detail as { readonly version?: number; readonly signOff?: string });
  const entries = await historyOf(work, 'registration', id, {
    versions: details.flatMap(({ version }) => version ?? []),
  });
  const comments = await signOffComments(
    work,
    details.flatMap(({ signOff }) => signOff ?? []),
  );
  const byVersion = Map.groupBy(entries, ({ version }) => version);
  let status: RegistrationStatus = incomplete;
  return links.map((link, index) => {
    const { version, signOff } = details[index] ?? {};
    const changed = version === undefined ? [] : (byVersion.get(version) ?? []);
    const kind = kinds[link.action as Action];
    const from = status;
    if (kind === 'moved') status = statusIn(changed) ?? status;
    const request = signOff === undefined ? undefined : comments.get(signOff);
    return {
      id: String(link.seq),
      kind,
      at: new Date(link.at).toISOString(),
      actor: link.actor,
      from,
      status,
      // Once accepted by a second person, what was said stands with the request.
      comment:
        signOff === undefined
          ? textOf(changed, 'comment')
          : ((kind === 'requested' ? request?.requester : request?.decider) ?? null),
      isWaiting: changed.some(({ path, new: now }) => path === 'isWaiting' && now === true),
    };
  });
}

function statusIn(changed: readonly HistoryEntry[]): RegistrationStatus | undefined {
  const value = changed.find(({ path }) => path === 'status')?.new;
  return registrationStatus.is(value) ? value : undefined;
}

function textOf(changed: readonly HistoryEntry[], path: string): string | null {
  const value = changed.find(entry => entry.path === path)?.new;
  return typeof value === 'string' ? value : null;
}
