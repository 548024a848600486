import { maskIdentifier, maskPhone } from '@dossier/validators';

/**
 * What leaves the platform masked, wherever in a party it stands (T8): no one reads a client's number over a shoulder,
 * and each look at one is written down.
 */
export const maskedFields: Readonly<Record<string, (text: string) => string>> = {
  taxIdentificationNumber: maskIdentifier,
  personalNumber: maskIdentifier,
  documentNumber: maskIdentifier,
  phone: maskPhone,
};

/** No tax number, phone or document number has a star in it: a text that has one stands for what is stored. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('*');
