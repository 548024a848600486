import { registrations } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { SeenRegistration } from './list.ts';

/**
 * Gives the work on a registration to someone, or to no one; throws `ApiError`. No hook: it answers a registration with
 * its parties, and the caller that imports it with the first use has no need of that before.
 */
export const assignRegistration = (
  gateway: Gateway,
  { _id, version }: SeenRegistration,
  assigneeId: string | null,
) => gateway.send(registrations.assign, { params: { id: _id }, body: { assigneeId } }, { version });
