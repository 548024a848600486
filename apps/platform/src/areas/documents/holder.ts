import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findParty } from '../parties/service.ts';
import { findRow } from '../registrations/service.ts';

/** Whose file a document lies in. */
export type Holder = 'registration' | 'client';

export const holderPaths: Readonly<Record<Holder, string>> = {
  registration: '/registrations',
  client: '/parties',
};

/** @throws {AppError} NotFound for a registration or client that the caller may not see. */
export async function findHolder(work: UnitOfWork, caller: Caller, of: Holder, id: string): Promise<void> {
  if (of === 'client') await findParty(work, caller, id);
  else await findRow(work, caller, id);
}
