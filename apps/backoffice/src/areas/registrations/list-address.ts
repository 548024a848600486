import { listAddress } from '../../shared/list-kit/list-address.ts';
import { registrationList } from './list-filters.ts';

export type { ListState, RegistrationFilterValues } from './list-filters.ts';

export const registrationAddress = listAddress(registrationList);

/** What waits for the reader's approval, whatever its status. */
export const awaiting = { status: null, toApprove: true } as const;
