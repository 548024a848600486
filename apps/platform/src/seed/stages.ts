import { registrationStatus } from '@dossier/validators/vocabularies';
import type { NewStage } from '../areas/registrations/service.ts';
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
