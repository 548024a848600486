import { keyedHash } from '../../shared/sealing/sealing.ts';
import type { Work } from '../../shared/work/work.ts';

/** The hash under which a tax number is found; each firm has its own. */
export const taxHash = ({ keys, tenantId }: Work, taxNumber: string): Uint8Array =>
  keyedHash(keys.hashing, `tax number ${tenantId} ${taxNumber}`);
