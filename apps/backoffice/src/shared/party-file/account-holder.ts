import type { NaturalPerson, PartyNode } from '@dossier/api/contract';
import { everyParty } from './party-name.ts';

/** What someone may be called on a bank's card. */
export type HolderName = Pick<
  NaturalPerson,
  'givenNames' | 'preferredName' | 'initials' | 'lastName' | 'companyName'
>;

/** Letters that a bank writes without their marks, and that Unicode does not take apart. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ĳ: 'ij',
};
/** Two letters for one with a mark: `Brueggen` is `Brüggen` on many cards. */
const spelled: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', ue: 'u', æ: 'a', œ: 'o' };

const titles = new Set(
  'mr mrs ms miss dhr de heer mevr mevrouw mw m mme mlle monsieur madame herr frau hr fr dr drs ir ing prof'.split(
    ' ',
  ),
);

/** Two people on one account: `A. Jansen en/of B. de Vries`. */
const between = /\s*(?:&|\+|\/|\b(?:en\/of|e\/o|en|of|and|or|et|ou|und|oder)\b)\s*/giu;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[ßøłđðþıĳ]/g, letter => plain[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ae|oe|ue|æ|œ/g, pair => spelled[pair] ?? pair);

const wordsOf = (text: string | undefined): readonly string[] =>
  folded(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const joined = (parts: readonly string[]) => parts.join('');

/** Whether names on a card are given names of someone: whole, or their first letters. */
function areGiven(parts: readonly string[], { givenNames, preferredName, initials }: HolderName): boolean {
  const nameParts = [...wordsOf(givenNames), ...wordsOf(preferredName)];
  const letters = joined(wordsOf(initials)) || nameParts.map(([first]) => first).join('');
  return parts.every(
    word =>
      nameParts.some(name => name === word || (word.length === 1 && name.startsWith(word))) ||
      word.split('').every(letter => letters.includes(letter)) ||
      titles.has(word),
  );
}

/** Whether a card names someone, in whatever order, with or without marks, given names in full or as initials. */
function isNamed(holder: string, name: HolderName): boolean {
  const holderParts = wordsOf(holder);
  if (name.companyName && joined(holderParts) === joined(wordsOf(name.companyName))) return true;
  const last = wordsOf(name.lastName);
  if (last.length === 0) return false;
  const rest = [...holderParts];
  for (const word of last) {
    const at = rest.indexOf(word);
    if (at === -1) return false;
    rest.splice(at, 1);
  }
  return areGiven(rest, name);
}

/** What everyone else of a registration is called: an account may be that of one of them, or of several. */
export const holderNames = (parties: readonly PartyNode[], except: PartyNode): readonly HolderName[] =>
  everyParty(parties)
    .filter(({ party }) => party._id !== except._id)
    .map(({ party: { naturalPerson, legalEntity } }) =>
      legalEntity ? { companyName: legalEntity.name ?? '' } : (naturalPerson ?? {}),
    );

/** Whether the holder of an account is among these names (4-expectations row 92); none where no holder is given. */
export function isHolderKnown(holder: string, names: readonly HolderName[]): boolean {
  if (holder.trim() === '') return true;
  if (names.some(name => isNamed(holder, name))) return true;
  const people = holder.split(between).filter(Boolean);
  return people.length > 1 && people.every(person => names.some(name => isNamed(person, name)));
}
