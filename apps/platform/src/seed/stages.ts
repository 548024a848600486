import { sql } from 'kysely';
import { defaultOnboarding } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { NewStage } from '../areas/registrations/service.ts';
import type { UnitOfWork } from '../shared/work/work.ts';
import type { Chance } from './seeded-random.ts';
import type { StatusName } from './tenants.ts';
import type { DemoRegistration } from './registrations.ts';

const dayLength = 86_400_000;

/** What a registration went through after it began, and how many days it stayed before each: least and most. */
const ways: Readonly<Record<StatusName, readonly (readonly [StatusName, number, number])[]>> = {
  INCOMPLETE: [],
  COMPLETE: [['COMPLETE', 2, 14]],
  ACCEPTED: [
    ['COMPLETE', 2, 14],
    ['ACCEPTED', 1, 4],
  ],
  DONE: [
    ['COMPLETE', 2, 14],
    ['ACCEPTED', 1, 4],
    ['DONE', 1, 7],
  ],
  MIGRATED: [
    ['COMPLETE', 2, 14],
    ['ACCEPTED', 1, 4],
    ['DONE', 1, 7],
    ['MIGRATED', 0, 2],
  ],
  REJECTED: [
    ['COMPLETE', 2, 14],
    ['REJECTED', 1, 6],
  ],
  DELETED: [['DELETED', 3, 30]],
};

/** When demo registrations came to each status; never later than they were changed last. */
export function demoStages(chance: Chance, registrations: readonly DemoRegistration[]): readonly NewStage[] {
  return registrations.flatMap(({ id, status, createdAt, updatedAt }) => {
    const name: StatusName = status;
    let days = 0;
    return ways[name].map(([stage, min, max]) => {
      days += chance.between(min, max);
      const at = Math.min(createdAt.getTime() + days * dayLength, updatedAt.getTime());
      return { registrationId: id, status: registrationStatus.code(stage), enteredAt: new Date(at) };
    });
  });
}

const terms = Object.entries(defaultOnboarding.terms);

/** Notes of each status that demo registrations have left when that was, and what was left of its term. */
export async function endDemoStages({ tx }: UnitOfWork): Promise<void> {
  await sql`
    update registration_stages s
    set left_at = n.at, days_left = n.term - floor(working_days(s.entered_at, n.at))::int
    from (
      select e.registration_id, e.status, e.entered_at, t.days as term,
        lead(e.entered_at) over (partition by e.registration_id order by e.entered_at, t.days is null) as at
      from registration_stages e
      left join unnest(${terms.map(([name]) => name)}::text[], ${terms.map(([, days]) => days)}::int[])
        as t (status, days) on t.status = e.status
    ) n
    where n.registration_id = s.registration_id and n.status = s.status and n.entered_at = s.entered_at
      and n.at is not null and n.term is not null`.execute(tx);
}
