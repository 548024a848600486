import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** The form in which tax numbers are compared: letters and digits only, capitals. */
export const taxNumberKey = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The hash under which a tax number is found; each tenant has its own. */
export const taxHash = ({ keys, tenantId }: UnitOfWork, taxNumber: string): Uint8Array =>
  keyedHash(keys.hashing, `tax number ${tenantId} ${taxNumber}`);
