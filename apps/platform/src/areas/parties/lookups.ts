import type { contract, OutputOf, QueryOf } from '@dossier/api/contract';
import { dutchPostcode, normalizePostcode } from '@dossier/validators';
import type { CompanyRegisterPort } from '../../ports/company-register/company-register.ts';
import type { PostcodePort } from '../../ports/postcodes/postcodes.ts';
import { AppError } from '../../shared/errors/app-error.ts';

type SignInFlows = OutputOf<typeof contract.parties.address>;
type Companies = OutputOf<typeof contract.parties.company>;

/** @throws {AppError} ValidationFailed for what is no postcode or no number; ProviderUnavailable. */
export async function findDoor(
  postcodes: PostcodePort,
  { postalCode, houseNumber }: QueryOf<typeof contract.parties.address>,
): Promise<SignInFlows> {
  const door = Number(/^\d{1,5}/.exec(houseNumber.trim())?.[0] ?? Number.NaN);
  const fields = [
    ...(dutchPostcode(postalCode) ? [{ path: 'postalCode', code: 'postcode' }] : []),
    ...(Number.isNaN(door) ? [{ path: 'houseNumber', code: 'postcode' }] : []),
  ];
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
  const address = await answered(
    postcodes.find({ postalCode: normalizePostcode(postalCode), houseNumber: door }),
  );
  const items = address ? [address] : [];
  return { items, total: items.length, counts: {} };
}

/** @throws {AppError} ProviderUnavailable. */
export async function findCompanies(register: CompanyRegisterPort, search: string): Promise<Companies> {
  const companies = await answered(register.find(search));
  const items = companies.map(company => ({ ...company, address: { ...company.address } }));
  return { items, total: items.length, counts: {} };
}

/** Whatever a register has against answering is its own matter: who asks can type it. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    throw new AppError('ProviderUnavailable');
  }
}
