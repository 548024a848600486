import type { contract, OutputOf } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { latestSignOff } from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { acceptance } from './acceptance.ts';
import { deadlineOf } from './deadline.ts';
import { optionsOf } from './options.ts';
import { findRecord } from '../record.ts';
import { statusContextOf } from './status-context.ts';

export type Progress = OutputOf<typeof contract.registrations.progress>;
type Status = OutputOf<typeof contract.registrations.status>;

/** All that stands around the sections of a registration. @throws {AppError} NotFound. */
export async function readProgress(work: UnitOfWork, caller: Caller, id: string): Promise<Progress> {
  const record = await findRecord(work, caller, id);
  const context = await statusContextOf(work, record);
  return {
    status: record.status,
    version: record.version,
    allowedNext: optionsOf(context, caller),
    sections: context.sections.map(section => ({ ...section, blockers: [...section.blockers] })),
    deadline: deadlineOf(record, context.settings, work.now),
    signOff: await latestSignOff(work, caller, acceptance, { type: 'registration', id }),
  };
}

/** The status, and what may follow it. @throws {AppError} NotFound. */
export async function readStatus(work: UnitOfWork, caller: Caller, id: string): Promise<Status> {
  const record = await findRecord(work, caller, id);
  const { status, version } = record;
  return { status, version, allowedNext: optionsOf(await statusContextOf(work, record), caller) };
}
