import type { Chance } from './seeded-random.ts';

/** Numbers that pass their checks and, as far as can be told, are no one's. */

/** Dutch citizen service number: nine digits, eleven-test. */
export function bsn(chance: Chance): string {
  for (;;) {
    const body = `${chance.between(1, 9)}${chance.digits(7)}`;
    const sum = body.split('').reduce((total, digit, i) => total + Number(digit) * (9 - i), 0);
    if (sum % 11 < 10) return `${body}${sum % 11}`;
  }
}

/** Number of the Dutch trade register: eight digits without a check. */
export const chamberOfCommerce = (chance: Chance): string => `${chance.between(1, 9)}${chance.digits(7)}`;

/** Dutch number of a legal entity (RSIN): nine digits, eleven-test; made from its number in the trade register. */
export function rsinFrom(registered: string): string {
  for (let body = Number(registered); ; body += 1) {
    const digits = String(body).padStart(8, '0').slice(-8);
    const sum = digits.split('').reduce((total, digit, i) => total + Number(digit) * (9 - i), 0);
    if (sum % 11 < 10) return `${digits}${sum % 11}`;
  }
}

/** Belgian national number of someone born on that day (`yyyy-mm-dd`). */
export function belgianNational(chance: Chance, born: string): string {
  const body = `${born.slice(2, 4)}${born.slice(5, 7)}${born.slice(8, 10)}${String(chance.between(1, 997)).padStart(3, '0')}`;
  const counted = born < '2000' ? body : `2${body}`;
  return body + String(97 - (Number(counted) % 97)).padStart(2, '0');
}

export function belgianEnterprise(chance: Chance): string {
  const body = `0${chance.between(4, 7)}${chance.digits(6)}`;
  return body + String(97 - (Number(body) % 97)).padStart(2, '0');
}

/** French tax number of a person: the last three of thirteen digits are the rest of the others by 511. */
export function frenchTax(chance: Chance): string {
  const body = `${chance.between(1, 3)}${chance.digits(9)}`;
  return body + String(Number(body) % 511).padStart(3, '0');
}

/** French company number (SIREN): nine digits, Luhn. */
export function siren(chance: Chance): string {
  const body = `${chance.between(3, 9)}${chance.digits(7)}`;
  const sum = body.split('').reduce((total, digit, i) => {
    const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** German tax number of a person: of the first ten digits exactly one stands twice, then a check digit. */
export function germanTax(chance: Chance): string {
  const digits = chance.shuffled(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']).slice(0, 9);
  const body = chance.shuffled([...digits, digits[0] as string]);
  while (body[0] === '0') body.push(body.shift() as string);
  let product = 10;
  for (const digit of body) product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
  return `${body.join('')}${(11 - product) % 10}`;
}

/** Bank accounts by country: what stands after the check digits. */
const accounts: Readonly<Record<string, (chance: Chance) => string>> = {
  NL: chance => chance.pick(['ABNA', 'INGB', 'RABO', 'TRIO', 'SNSB']) + chance.digits(10),
  BE(chance) {
    const body = `${chance.between(1, 9)}${chance.digits(9)}`;
    return body + String(Number(body) % 97 || 97).padStart(2, '0');
  },
  FR: chance => chance.digits(23),
  DE: chance => chance.digits(18),
};

/** An IBAN of that country: check digits by ISO 7064 MOD 97-10. */
export function iban(chance: Chance, country: string): string {
  const body = accounts[country]?.(chance) ?? '';
  const asDigits = `${body}${country}00`.replaceAll(/[A-Z]/g, letter => String(Number.parseInt(letter, 36)));
  const check = 98n - (BigInt(asDigits) % 97n);
  return `${country}${String(check).padStart(2, '0')}${body}`;
}

/** A mobile number of a range that the country gives out. */
export function mobile(chance: Chance, country: string): string {
  switch (country) {
    case 'BE':
      return `+3247${chance.between(1, 9)}${chance.digits(6)}`;
    case 'FR':
      // 06 39 is not assigned.
      return `+336${chance.between(1, 8)}${chance.digits(7)}`.replace(/^\+33639/, '+33638');
    case 'DE':
      return `+4915${chance.pick(['11', '12', '14', '15', '16'])}${chance.digits(7)}`;
    default:
      return `+316${chance.pick(['1', '2', '3', '4', '5'])}${chance.digits(7)}`;
  }
}
