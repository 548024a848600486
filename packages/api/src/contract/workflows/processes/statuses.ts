import {
  exitProcessStatus,
  registrationStatus,
  reviewProcessStatus,
  taskProcessStatus,
} from '@dossier/validators/vocabularies';
import type { ProcessStatus } from '../definitions/definition.ts';

/** Every status that a process of some type may have. */
export const processStatuses: readonly ProcessStatus[] = [
  ...registrationStatus.codes,
  ...reviewProcessStatus.codes,
  ...exitProcessStatus.codes,
  ...taskProcessStatus.codes,
].filter((code, index, all) => all.findIndex(other => String(other) === String(code)) === index);
