import { describe, expect, it } from 'vitest';
import {
  entityOf,
  vocabularies,
  workflowType,
  type Entry,
  type Vocabulary,
  type VocabularyName,
} from './index.ts';

const all: Readonly<Record<VocabularyName, Vocabulary>> = vocabularies;
const names = Object.keys(vocabularies) as VocabularyName[];

/** The values that S2 §3, §4 and §6, and S1 §3 and §6, print as codes, in their order. */
const printed: Partial<Record<VocabularyName, readonly string[]>> = {
  registrationType: ['INDIVIDUAL', 'JOINT', 'BUSINESS'],
  registrationSubType: ['CHILD'],
  registrationStatus: ['INCOMPLETE', 'COMPLETE', 'DONE', 'ACCEPTED', 'REJECTED', 'DELETED', 'MIGRATED'],
  partyType: ['NP', 'LE', 'NPG', 'PD'],
  relationType: ['OWD', 'OWN', 'RPD', 'RPV', 'UDP', 'UDA'],
  channel: ['Self-service', 'Professional', 'iOS', 'API', 'Integrated'],
  language: ['en-US', 'nl-NL', 'fr-FR', 'de-DE'],
  registrationOrigin: ['PHONE', 'SEARCH_ENGINE', 'NETWORK', 'BANNER', 'OTHER', 'BANK'],
  activityClassification: ['SBI', 'NACE', 'ISIC'],
  bankAccountType: ['IBAN', 'OTHER'],
  taxNumberReason: ['A', 'B', 'C'],
  customFieldType: ['B', 'S', 'D', 'N'],
  customFieldScope: ['NP', 'LE'],
  customFieldValueType: ['TEXT', 'CURRENCY', 'NUMBER', 'PERCENTAGE'],
  customFieldStatus: ['A', 'D', 'R'],
  productManagementType: ['ADVISE', 'MANAGEMENT'],
  accountType: ['BASIC', 'CUSTODIAN'],
  signOffMode: ['VIEW', 'INITIATE', 'APPROVE', 'INITIATE_AND_APPROVE'],
  partyStatus: ['N', 'I', 'A', 'R', 'E'],
  productRelationStatus: ['P', 'A', 'E', 'R'],
  reviewProcessStatus: ['Open', 'CollectData', 'RiskAssessment', 'WaitingForApproval', 'Done'],
  exitProcessStatus: ['ExitInitiation', 'Execution', 'WaitingForApproval', 'Done'],
  taskProcessStatus: ['Open', 'InProgress', 'Review', 'Done'],
  workflowType: [
    'review',
    'exit',
    'addProductToClient',
    'endProduct',
    'endParty',
    'manualIdentification',
    'partyInputOrchestration',
    'onboarding',
    'removeConnection',
    'changePartyStatus',
    'pmsKycsConnection',
    'deleteProductAuditTrail',
  ],
  reviewKind: ['eventDriven', 'initial', 'periodic'],
  exitKind: ['voluntary', 'forced'],
  stepOutcome: [
    'done',
    'willNotDo',
    'accept',
    'reject',
    'valid',
    'inValid',
    'accepted',
    'autoAccepted',
    'success',
    'failed',
    'rejected',
  ],
  workflowEntity: ['product', 'party'],
  identificationStatus: [
    'inviteSent',
    'SubmittedToMitek',
    'waitingForReview',
    'Authenticated',
    'Fraudulent',
    'Rejected',
    'Accepted',
    'Skipped',
  ],
  checkResult: [
    'Completed',
    'CompletedWithWarnings',
    'CompletedWithReportingErrors',
    'InProgress',
    'Rejected',
    'Accepted',
    'Authenticated',
    'Fraudulent',
  ],
  messageStatus: ['Read', 'Unread', 'Deleted', 'Archived'],
  leiStatus: [
    'DUPLICATE',
    'ANNULLED',
    'ISSUED',
    'LAPSED',
    'MERGED',
    'PENDING_ARCHIVAL',
    'PENDING_TRANSFER',
    'RETIRED',
  ],
  productDataEntryStep: ['EDIT', 'REVIEW', 'DONE'],
  registrationSigningAction: ['start', 'email', 'cancel'],
  signAction: ['update', 'export', 'prepare', 'send', 'cancel', 'RESTART'],
  role: ['ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN', 'ROLE_TENANT_USER', 'ROLE_TENANT_AGENT'],
  mfaType: ['SOFTWARE', 'SMS'],
};

/** The values that S2 §3 and §4 print as words: how many there are. */
const counted: Partial<Record<VocabularyName, number>> = {
  gender: 3,
  documentType: 6,
  productTier: 4,
  custodianService: 2,
  statementPreference: 3,
  marketingChannel: 6,
  educationLevel: 3,
  jobCategory: 3,
  region: 7,
  specialStructure: 5,
  sourceOfFunds: 9,
  connectionType: 4,
  connectionAction: 4,
  employmentStatus: 8,
  industry: 35,
  emigrationReason: 7,
  sourceOfWealthFollowUp: 8,
  amountBand: 4,
  reviewStatus: 2,
  workflowDisplayStatus: 13,
  signingRequestStatus: 7,
  signingEvent: 18,
  processorStatus: 6,
  investmentPlanStatus: 11,
  screeningMatchStatus: 5,
  // S2 shows low, medium and high; its settings have four levels.
  riskLevel: 4,
  // S2 §6 prints 16 and describes 13 workflow writes; 27 are ours (3-decisions 4.2).
  permission: 56,
};

/** What 3-decisions adds where S2 says "not shown": 4.1, 4.4, 4.5, 4.8, 4.17, 4.18. */
const decided: Partial<Record<VocabularyName, number>> = {
  rejectionReason: 6,
  stepStatus: 5,
  checkType: 18,
  personDocumentType: 19,
  entityDocumentType: 14,
  productDocumentType: 10,
  surveyStatus: 5,
  messageType: 22,
  signOffState: 6,
};

describe('the vocabularies of S2', () => {
  it.each(Object.entries(printed))('has the codes of %s as they are printed', (name, codes) => {
    expect(all[name as VocabularyName].codes.toSorted()).toStrictEqual(codes.toSorted());
  });

  it.each(Object.entries({ ...counted, ...decided }))(
    'has as many values of %s as there are: %i',
    (name, count) => {
      expect(all[name as VocabularyName].codes).toHaveLength(count);
    },
  );

  it('is counted whole', () => {
    expect(names.toSorted()).toStrictEqual(Object.keys({ ...printed, ...counted, ...decided }).toSorted());
  });
});

describe.each(names)('%s', name => {
  const { entries, codes } = all[name];

  it('knows its name, and no code twice', () => {
    expect(all[name].name).toBe(name);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('recognises its codes and nothing else', () => {
    expect(codes.every(code => all[name].is(code))).toBe(true);
    expect([undefined, null, '', 'toString', 0, {}].some(other => all[name].is(other))).toBe(false);
    expect(all[name].entry(codes[0] ?? '')).toBe(entries[0]);
    expect(all[name].entry('toString')).toBeUndefined();
    expect(all[name].code(codes[0] ?? '')).toBe(codes[0]);
  });

  it('shows no status in a colour of the brand', () => {
    expect(entries.filter(({ tone }) => tone === 'primary' || tone === 'accent')).toStrictEqual([]);
  });

  it('turns every reverse form round again', () => {
    const reverseOf = (entry: Entry | undefined) =>
      entry?.reverse === undefined ? entry : all[name].entry(entry.reverse);
    expect(entries.map(entry => reverseOf(reverseOf(entry)))).toStrictEqual(entries);
  });
});

it('closes the industries with the one that excludes all others', () => {
  expect(vocabularies.industry.entries.at(-1)).toStrictEqual({ code: 'none', exclusive: true });
});

it('says which workflows are about a product', () => {
  expect(workflowType.codes.filter(type => entityOf(type) === 'product')).toStrictEqual([
    'addProductToClient',
    'endProduct',
  ]);
});
