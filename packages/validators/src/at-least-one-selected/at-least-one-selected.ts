import type { ErrorCode } from '../errors.ts';
import type { ValidationResult } from '../rule.ts';

/** What is chosen from, and the error that S1 §8 prints when nothing is. */
const codes = {
  authenticationMethods: 'selectAuthenticationMethod',
  registrationTypes: 'selectRegistrationType',
  roles: 'selectRole',
} as const satisfies Readonly<Record<string, ErrorCode>>;

export interface AtLeastOneSelectedOptions {
  readonly of: keyof typeof codes;
}

/** At least one authentication method, registration type or role is chosen (S1 §5). */
export function atLeastOneSelected(value: unknown, { of }: AtLeastOneSelectedOptions): ValidationResult {
  return Array.isArray(value) && value.length > 0 ? undefined : { code: codes[of] };
}
