import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** The hash under which a tax number is found; each tenant has its own. */
export const taxHash = ({ keys, tenantId }: UnitOfWork, taxNumber: string): Uint8Array =>
  keyedHash(keys.hashing, `tax number ${tenantId} ${taxNumber}`);
