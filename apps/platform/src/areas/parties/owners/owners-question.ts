import {
  comparatorOn,
  type OwnershipQuestion,
  type ThresholdComparator,
} from '@dossier/validators/ownership';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';

/** With which share someone is an owner on a day, as the firm has it (settings/connections). */
export interface OwnersQuestion extends Pick<OwnershipQuestion, 'day' | 'isStrictEarly'> {
  /** Per cent. */
  readonly threshold: string;
  readonly comparator: ThresholdComparator;
}

/** @param day as yyyy-mm-dd. */
export async function readQuestion({ tx }: UnitOfWork, day: string): Promise<OwnersQuestion> {
  const { connections } = await readSections(tx, ['connections']);
  const { threshold, isStrictEarly } = connections;
  return { day, isStrictEarly, threshold: String(threshold), comparator: comparatorOn(day, isStrictEarly) };
}
