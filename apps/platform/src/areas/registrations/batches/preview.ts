import type { BodyOf, contract, OutputOf } from '@dossier/api/contract';
import { registrationStatus, type RegistrationStatus } from '@dossier/validators/vocabularies';
import { obstacleTo } from '../../../shared/batches/area.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { visibleTo } from '../scope.ts';
import { validate, type BatchAction } from './actions.ts';
import { assertAction } from './assert-action.ts';

type Preview = OutputOf<typeof contract.registrations.previewBatch>;

/**
 * What a batch would do to each registration, in the order asked; those that the caller may not see are left out.
 * @throws {AppError} ValidationFailed for an action that no registration could have, or too many of them.
 */
export async function previewBatch(
  work: UnitOfWork,
  caller: Caller,
  { action, rows }: BodyOf<typeof contract.registrations.previewBatch>,
): Promise<Preview> {
  await assertAction(work, action, { count: rows.length, isExplained: false });
  const visible = await work.tx
    .selectFrom('registrations as r')
    .select(['r.id', 'r.number', 'r.name', 'r.status', 'r.assignee_id', 'r.version'])
    .where(
      'r.id',
      'in',
      rows.map(({ id }) => id),
    )
    .where(visibleTo(caller))
    .execute();
  const byId = new Map(visible.map(row => [row.id, row]));
  const names = await userNames(
    work,
    visible.flatMap(({ assignee_id: id }) => id ?? []),
  );
  const items: Preview['items'][number][] = [];
  for (const seen of rows) {
    const row = byId.get(seen.id);
    if (!row) continue;
    // As it is now: what changed since the list was read is seen here.
    items.push({
      registrationId: row.id,
      number: row.number,
      name: row.name,
      version: row.version,
      status: row.status as RegistrationStatus,
      assignee: row.assignee_id === null ? null : (names.get(row.assignee_id) ?? null),
      obstacle: await obstacleTo(() => validate(work, caller, row, explained(action))),
    });
  }
  return { items };
}

/** Comment and reason are asked for with the preview: what is not explained yet will be. */
const explained = (action: BatchAction): BatchAction => ({
  ...action,
  comment: action.comment?.trim() || 'preview',
  reason: action.reason ?? (action.next === rejected ? 'other' : null),
});
const rejected = registrationStatus.code('REJECTED');
