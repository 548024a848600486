import {
  belgianEnterpriseNumber,
  normalizeBelgianEnterpriseNumber,
} from '../belgian-enterprise-number/belgian-enterprise-number.ts';
import {
  chamberOfCommerceNumber,
  normalizeChamberOfCommerceNumber,
} from '../chamber-of-commerce-number/chamber-of-commerce-number.ts';
import {
  frenchCompanyNumber,
  normalizeFrenchCompanyNumber,
} from '../french-company-number/french-company-number.ts';
import {
  germanRegisterNumber,
  normalizeGermanRegisterNumber,
} from '../german-register-number/german-register-number.ts';
import type { Rule, ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

/** Where a company is registered. */
export interface CompanyNumberOptions {
  /** ISO 3166-1; the Netherlands where it is not known. */
  readonly country?: unknown;
}

interface Register {
  readonly rule: Rule;
  readonly normalize: (text: string) => string;
}

const registers: Readonly<Record<string, Register>> = {
  NL: { rule: chamberOfCommerceNumber, normalize: normalizeChamberOfCommerceNumber },
  BE: { rule: belgianEnterpriseNumber, normalize: normalizeBelgianEnterpriseNumber },
  DE: { rule: germanRegisterNumber, normalize: normalizeGermanRegisterNumber },
  FR: { rule: frenchCompanyNumber, normalize: normalizeFrenchCompanyNumber },
};

/** Of other countries the form is not known: any text will do. */
const registerOf = (country: unknown): Register | undefined =>
  registers[typeof country === 'string' && country !== '' ? country : 'NL'];

/** The number of a company in the register of its country: KvK, KBO, HRB and the like, SIREN. */
export function companyNumber(value: unknown, { country }: CompanyNumberOptions = {}): ValidationResult {
  const register = registerOf(country);
  if (register) return register.rule(value);
  return isEmpty(value) ? { code: 'required' } : undefined;
}

/** A number as the register of its country writes it. */
export const normalizeCompanyNumber = (text: string, country: unknown): string =>
  (registerOf(country)?.normalize ?? (free => free.trim()))(text);
