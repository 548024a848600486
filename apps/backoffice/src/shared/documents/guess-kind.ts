import type { DocumentKind, PartyNode } from '@dossier/api/contract';
import { partyName } from '../party-file/party-name.ts';

/** What people call files of a kind in the four languages, without marks; the first that fits. */
const signs: readonly (readonly [DocumentKind, RegExp])[] = [
  ['residencePermit', /verblijf|residence|titre.?de.?sejour|aufenthalt|visum/],
  ['drivingLicence', /rijbewijs|driving|driver|permis|fuhrerschein/],
  [
    'idCard',
    /id.?kaart|identiteitskaart|id.?card|identity.?card|carte.?(nationale.?)?d.?identite|cni|personalausweis/,
  ],
  ['passport', /paspoort|passport|passeport|reisepass/],
  ['w9', /w.?9/],
  ['uboRegisterExtract', /ubo|beneficial|beneficiaire|transparenzregister/],
  ['chamberOfCommerceExtract', /kvk|uittreksel|extract|kbis|extrait|handelsregister|chamber/],
  ['shareholdersRegister', /aandeelhouders|shareholder|actionnaires|gesellschafterliste/],
  ['articles', /statuten|articles|statuts|satzung/],
  ['annualAccounts', /jaarrekening|annual|comptes.?annuels|jahresabschluss/],
  ['structureChart', /structuur|structure|organigram|konzern/],
  ['proofOfAddress', /adres|address|domicile|justificatif|meldebescheinigung/],
  ['bankStatement', /bankafschrift|bank.?statement|releve|kontoauszug/],
  ['payslip', /loonstrook|salaris|payslip|bulletin.?de.?paie|gehalt/],
  ['taxReturn', /aangifte|tax.?return|avis.?d.?imp|steuerbescheid/],
  ['powerOfAttorney', /volmacht|power.?of.?attorney|procuration|vollmacht/],
];

const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What a file probably is by its name, of the kinds that its owner may have; empty where nothing says so. */
export function guessKind(fileName: string, kinds: readonly DocumentKind[]): DocumentKind | '' {
  const name = plain(fileName);
  return signs.find(([kind, sign]) => kinds.includes(kind) && sign.test(name))?.[0] ?? '';
}

/** Whose a file probably is: of whom a part of the name is in its name. */
export function guessOwner(fileName: string, parties: readonly PartyNode[]): PartyNode | undefined {
  const name = plain(fileName);
  return parties.find(party =>
    plain(partyName(party))
      .split(/[^\p{L}\p{N}]+/u)
      .some(word => word.length > 3 && name.includes(word)),
  );
}
