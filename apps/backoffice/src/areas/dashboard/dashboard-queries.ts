import type { RegistrationQuery } from '@dossier/api/registrations';
import { registrationStatus } from '@dossier/validators/vocabularies';

/** What is still open: neither decided nor converted. */
const open = [registrationStatus.code('INCOMPLETE'), registrationStatus.code('COMPLETE')];

/** The ten that changed last. */
export const recent: RegistrationQuery = { sort: ['-updatedAt'], max: 10 };
/** How many open ones the reader works on, and how many no one does: the total counts. */
export const mine: RegistrationQuery = { assignee: 'me', status: open, max: 1 };
export const unassigned: RegistrationQuery = { assignee: 'none', status: open, max: 1 };
