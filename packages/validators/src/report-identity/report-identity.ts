import { upperCaseAscii } from '../text.ts';

/** What a transaction report knows a person by, when no national number is allowed there. */
export interface ReportedPerson {
  /** Nationality, ISO 3166-1 alpha-2; of several in the EEA the first by alphabet. */
  readonly country: string;
  /** yyyy-mm-dd. */
  readonly dateOfBirth: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Words in front of a surname that do not count (RTS 22 article 6(4)), longest first. */
const prefixes =
  /^(?:mhic giolla|von dem|von den|von der|auf dem|aus der|van den|van der|van de|de la|de le|de l['’]|mhac|mhic|auf|del|dos|mac|mic|van|vom|von|am|da|de|di|do|du|im|la|le|mc|ni|nic|ua|ui|d['’]|d|o['’]|o)(?:\s+|(?<=['’]))/i;

/** Letters that fall apart into no plain letter and marks. */
const plainLetters: Readonly<Record<string, string>> = {
  Æ: 'A',
  Œ: 'O',
  Ø: 'O',
  ẞ: 'S',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'T',
  ı: 'I',
};

/**
 * The CONCAT code of a person: country, date of birth, and five letters each of first name and surname, filled up with
 * `#` (RTS 22, Delegated Regulation (EU) 2017/590, Annex II): `DE19700131JAN##BERG#`.
 */
export function reportIdentity({ country, dateOfBirth, firstName, lastName }: ReportedPerson): string {
  const [firstGivenName = ''] = firstName.trim().split(/[\s-]+/);
  const surname = withoutMarks(lastName.trim()).replace(prefixes, '');
  return (
    upperCaseAscii(country) +
    dateOfBirth.replaceAll('-', '') +
    fiveLetters(firstGivenName) +
    fiveLetters(surname)
  );
}

function fiveLetters(name: string): string {
  const capitals = withoutMarks(name.replaceAll('ß', 'ẞ')).toUpperCase();
  const letters = capitals
    .replace(/[ÆŒØẞŁĐÐÞ]/g, letter => plainLetters[letter] ?? '')
    .replace(/[^A-Z]/g, '');
  return letters.slice(0, 5).padEnd(5, '#');
}

const withoutMarks = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
