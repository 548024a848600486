import type { BusinessCalendar } from '@dossier/api/contract';

/** Hints of a party's form that a law stands behind. */
export type CitedHint =
  | 'personalNumber'
  | 'taxResidencies'
  | 'USPerson'
  | 'politicallyExposed'
  | 'relatedToPoliticallyExposed'
  | 'originOfAssets'
  | 'ubo'
  | 'relation'
  | 'complexLegalStructure'
  | 'until'
  | 'chamberOfCommerceNo';

const dutchExecution = 'Uitvoeringsbesluit Wwft 2018';
const belgianAct = 'Wet van 18 september 2017';

/** The law of the firm's country, as it is cited there: what a Dutch act says binds no firm in Paris. */
export const citations: Readonly<Record<BusinessCalendar, Readonly<Partial<Record<CitedHint, string>>>>> = {
  NL: {
    personalNumber: 'BSN: Wabb, art. 10',
    taxResidencies: 'WIB, art. 10a–10h',
    USPerson: 'FATCA-verdrag 2013, art. 2',
    politicallyExposed: `Wwft, art. 8; ${dutchExecution}, art. 2`,
    relatedToPoliticallyExposed: 'Wwft, art. 8',
    originOfAssets: 'Wwft, art. 3, 8',
    ubo: `Wwft, art. 1; ${dutchExecution}, art. 3`,
    relation: 'Wwft, art. 3',
    complexLegalStructure: 'Wwft, art. 8',
    until: 'Wwft, art. 8',
    chamberOfCommerceNo: 'Handelsregisterwet 2007',
  },
  BE: {
    taxResidencies: 'Wet van 16 december 2015',
    politicallyExposed: `${belgianAct}, art. 4, 28°; art. 41`,
    relatedToPoliticallyExposed: `${belgianAct}, art. 41`,
    ubo: `${belgianAct}, art. 4, 27°`,
    chamberOfCommerceNo: 'WER, boek III, titel 2',
  },
  FR: {
    taxResidencies: 'CGI, art. 1649 AC',
    politicallyExposed: 'CMF, art. L561-10, R561-18',
    relatedToPoliticallyExposed: 'CMF, art. R561-18',
    originOfAssets: 'CMF, art. L561-5-1',
    ubo: 'CMF, art. L561-2-2, R561-1',
    relation: 'CMF, art. L561-5',
    complexLegalStructure: 'CMF, art. L561-10-2',
    chamberOfCommerceNo: 'Code de commerce, art. L123-1',
  },
  DE: {
    taxResidencies: 'FKAustG',
    politicallyExposed: 'GwG, § 1 Abs. 12, § 15',
    relatedToPoliticallyExposed: 'GwG, § 1 Abs. 13, 14',
    originOfAssets: 'GwG, § 15 Abs. 4',
    ubo: 'GwG, § 3',
    relation: 'GwG, § 10, 11',
    complexLegalStructure: 'GwG, § 15',
    chamberOfCommerceNo: 'HGB, § 8',
  },
};
