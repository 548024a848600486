import { role, mfaType, language, signOffState } from './access.ts';
import {
  customFieldType,
  customFieldScope,
  customFieldValueType,
  customFieldStatus,
} from './custom-fields.ts';
import { documentType, personDocumentType, entityDocumentType, productDocumentType } from './documents.ts';
import {
  sourceOfFunds,
  sourceOfWealthFollowUp,
  bankAccountType,
  amountBand,
  taxNumberReason,
} from './funds.ts';
import {
  activityClassification,
  identificationStatus,
  checkType,
  checkResult,
  leiStatus,
  screeningMatchStatus,
  surveyStatus,
} from './kyc.ts';
import { messageStatus, messageType } from './messages.ts';
import { educationLevel, jobCategory, employmentStatus, industry } from './occupations.ts';
import {
  partyType,
  relationType,
  partyStatus,
  connectionType,
  connectionAction,
  gender,
  region,
  specialStructure,
  emigrationReason,
} from './parties.ts';
import { permission, signOffMode } from './permission.ts';
import {
  productManagementType,
  accountType,
  productTier,
  custodianService,
  statementPreference,
  productRelationStatus,
  productDataEntryStep,
  processorStatus,
  investmentPlanStatus,
} from './products.ts';
import {
  registrationType,
  registrationSubType,
  registrationStatus,
  channel,
  registrationOrigin,
  marketingChannel,
  rejectionReason,
} from './registrations.ts';
import { riskLevel } from './risk.ts';
import { signingRequestStatus, signingEvent, registrationSigningAction, signAction } from './signing.ts';
import {
  workflowType,
  workflowEntity,
  reviewProcessStatus,
  exitProcessStatus,
  taskProcessStatus,
  workflowDisplayStatus,
  reviewKind,
  reviewStatus,
  exitKind,
  stepStatus,
  stepOutcome,
} from './workflows.ts';

/** Every vocabulary by its name, for what has to look one up: a badge, the texts, a page. */
export const vocabularies = {
  role,
  mfaType,
  language,
  permission,
  signOffMode,
  signOffState,
  customFieldType,
  customFieldScope,
  customFieldValueType,
  customFieldStatus,
  documentType,
  personDocumentType,
  entityDocumentType,
  productDocumentType,
  sourceOfFunds,
  sourceOfWealthFollowUp,
  bankAccountType,
  amountBand,
  taxNumberReason,
  activityClassification,
  identificationStatus,
  checkType,
  checkResult,
  leiStatus,
  screeningMatchStatus,
  surveyStatus,
  messageStatus,
  messageType,
  educationLevel,
  jobCategory,
  employmentStatus,
  industry,
  partyType,
  relationType,
  partyStatus,
  connectionType,
  connectionAction,
  gender,
  region,
  specialStructure,
  emigrationReason,
  productManagementType,
  accountType,
  productTier,
  custodianService,
  statementPreference,
  productRelationStatus,
  productDataEntryStep,
  processorStatus,
  investmentPlanStatus,
  registrationType,
  registrationSubType,
  registrationStatus,
  channel,
  registrationOrigin,
  marketingChannel,
  rejectionReason,
  riskLevel,
  signingRequestStatus,
  signingEvent,
  registrationSigningAction,
  signAction,
  workflowType,
  workflowEntity,
  reviewProcessStatus,
  exitProcessStatus,
  taskProcessStatus,
  workflowDisplayStatus,
  reviewKind,
  reviewStatus,
  exitKind,
  stepStatus,
  stepOutcome,
} as const;

export type VocabularyName = keyof typeof vocabularies;

/** The codes of a vocabulary as plain literals, whatever their type is branded with. */
type Literals<Name extends VocabularyName> = (typeof vocabularies)[Name]['entries'][number]['code'];

/** What a language has to give: a text for every code of every vocabulary. Languages name themselves (`languageName`). */
export type VocabularyTexts = {
  readonly [Name in Exclude<VocabularyName, 'language'>]: Readonly<Record<Literals<Name>, string>>;
};
