import { vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §3, display vocabulary. */
export const documentType = /* @__PURE__ */ vocabulary('documentType', [
  'idCard',
  'passport',
  'chamberOfCommerce',
  'screeningCertificate',
  'signedContracts',
  'other',
]);
export type DocumentType = CodeOf<typeof documentType>;

/** Documents of a natural person: S2 §3 says the list exists, 3-decisions 4.8 has its values. */
export const personDocumentType = /* @__PURE__ */ vocabulary('personDocumentType', [
  'passport',
  'idCard',
  'drivingLicence',
  'residencePermit',
  'proofOfAddress',
  'bankStatement',
  'selfCertification',
  'w9',
  'sourceOfFundsProof',
  'sourceOfWealthProof',
  'taxReturn',
  'payslip',
  'powerOfAttorney',
  'guardianshipOrder',
  'deathCertificate',
  'certificateOfInheritance',
  'screeningCertificate',
  'signedContracts',
  'other',
]);
export type PersonDocumentType = CodeOf<typeof personDocumentType>;

/** Documents of a legal entity (3-decisions 4.8). */
export const entityDocumentType = /* @__PURE__ */ vocabulary('entityDocumentType', [
  'chamberOfCommerceExtract',
  'uboRegisterExtract',
  'articles',
  'shareholdersRegister',
  'structureChart',
  'trustDeed',
  'annualAccounts',
  'powerOfAttorney',
  'boardResolution',
  'leiConfirmation',
  'entityTaxForm',
  'screeningCertificate',
  'signedContracts',
  'other',
]);
export type EntityDocumentType = CodeOf<typeof entityDocumentType>;

/** Documents of a product (3-decisions 4.8). */
export const productDocumentType = /* @__PURE__ */ vocabulary('productDocumentType', [
  'contract',
  'suitabilityReport',
  'investmentProposal',
  'custodianForms',
  'feeSchedule',
  'transferInstruction',
  'terminationLetter',
  'statement',
  'costOverview',
  'other',
]);
export type ProductDocumentType = CodeOf<typeof productDocumentType>;
