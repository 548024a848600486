import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { registrationsAbout } from '../../registrations/service.ts';
import { onboarding } from '../engine/onboarding/onboarding.ts';
import { processesAbout } from '../engine/processes-about.ts';

/** What a task is called: its client, and the number of its registration where it is about one. */
interface TaskName {
  readonly number: string;
  readonly name: string;
}

/** Whom tasks are about, as far as the caller may see it: the others are missing. */
export async function namesOfTasks(
  work: UnitOfWork,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TaskName>> {
  if (ids.length === 0) return new Map();
  const rows = await work.tx
    .selectFrom('processes')
    .select(['id', 'entity_id', 'workflow_type'])
    .where('id', 'in', [...ids])
    .execute();
  const ofRegistrations = rows.filter(row => row.workflow_type === onboarding);
  const registrations = await registrationsAbout(
    work,
    caller,
    ofRegistrations.map(row => row.entity_id),
  );
  const parties = await processesAbout(work, caller, ids);
  return new Map(
    rows.flatMap(({ id, entity_id: entityId }): (readonly [string, TaskName])[] => {
      const registration = registrations.get(entityId);
      if (registration) return [[id, { number: registration.number, name: registration.name }]];
      const party = parties.get(id);
      return party ? [[id, { number: '', name: party.name }]] : [];
    }),
  );
}
