export {
  access,
  contract,
  documents,
  endpoints,
  exports,
  kyc,
  messages,
  parties,
  registrations,
  tenants,
  workflows,
  type Endpoint,
  type EndpointName,
  type EndpointNamed,
} from './contract.ts';
export { ValidationError, type InferType, type Schema } from './answers.ts';
export {
  parameterNames,
  type Access,
  type EndpointDefinition,
  type Kind,
  type OutputOf,
  type PathParameters,
} from './endpoint.ts';
export { offsetOf, pageSize } from './envelope.ts';
export {
  commonErrors,
  errorStatuses,
  unexpectedMessage,
  type ErrorEnvelope,
  type ErrorType,
  type FieldViolation,
} from './errors.ts';
export type { BodyOf, InputOf, QueryOf } from './input.ts';
export { byPrecedence, hasUnknownAction, matchEndpoint, type Requested } from './match.ts';
export {
  configurationId,
  contrasts,
  cookieNames,
  criticalFile,
  entryFilesName,
  textsEntry,
  type EntryFiles,
  defaultAppearance,
  densities,
  formatAppearance,
  pageMarkers,
  pageRoot,
  parseAppearance,
  prerenderFile,
  prerenderedAttribute,
  routePattern,
  schemes,
  stylesheetName,
  themeAttribute,
  type Appearance,
  type FirstReads,
  type Prerender,
} from './page.ts';
export { permissions, roles, type Permission, type Role } from './permission.ts';
export {
  configurationAddress,
  services,
  sockets,
  type ServiceAddresses,
  type ServiceName,
} from './services.ts';
export {
  tokenNameLimit,
  tokenScopes,
  type AccessToken,
  type TokenState,
} from './access/access-tokens/entities.ts';
export { maxAbsenceDays, type Absence } from './access/absence.ts';
export type { MfaMethod } from './access/account/entities.ts';
export { bootstrapName, type BootstrapRequest, type FirstRead } from './access/entities.ts';
export { groupNameLimit, type Group, type GroupEvent } from './access/groups/entities.ts';
export { explain, type Explanation, type GrantSource } from './access/groups/explain.ts';
export {
  decides,
  grantText,
  parseGrant,
  signedOffPermissions,
  wholeMode,
  type GroupGrant,
} from './access/groups/grant-text.ts';
export { grants, impliedBy, inPartOf, permissionsOf, type Grant } from './access/groups/grants.ts';
export { groupTemplateNames, groupTemplates, type GroupTemplate } from './access/groups/templates.ts';
export { authenticatorDeclinedDays, backupCodeCount } from './access/factor-limits.ts';
export { inviteToken, readInviteToken, type InviteLink } from './access/invite-token.ts';
export { tenantRoles, type OpenWork } from './access/staff/entities.ts';
export {
  countsUntil,
  documentKindsOf,
  documentNumber,
  documentNumberLimit,
  documentsOpen,
  identityDocuments,
  type DatedDocument,
  type DocumentKind,
} from './documents/document-rules.ts';
export {
  dateNeededOf,
  documentsNeeded,
  flawOfDocument,
  kindsOfDocument,
  neededDocuments,
  type DocumentFlaw,
  type NeededDocument,
} from './documents/needed-documents.ts';
export { exportDays, exportLimits, exportReasons, listFormats, openExports } from './exports/entities.ts';
export {
  askNow,
  askOfMessage,
  messageAsks,
  recurringJobs,
  settingsPages,
  type RecurringJob,
  type SettingsPage,
  type MessageAsk,
  type MessageStatus,
  type MessageType,
} from './messages/entities.ts';
export {
  liveEventNames,
  liveEvents,
  presenceTimes,
  streamTimes,
  type EntityType,
  type JobState,
  type LiveCounts,
  type LiveEvent,
  type PresenceType,
  type PresentPerson,
  type StreamTopic,
} from './messages/live/entities.ts';
export {
  choosableMessages,
  digestHours,
  messageChannels,
  type ChoosableMessage,
  type MessageChannel,
  type NotificationPreferences,
} from './messages/preferences/entities.ts';
export {
  deliveryDays,
  maxWebhooks,
  secretOverlapHours,
  testEvent,
  webhookEvents,
  webhookLimits,
  type Delivery,
  type DeliveryError,
  type DeliveryState,
  type NotificationSetting,
  type WebhookEvent,
} from './messages/webhooks/entities.ts';
export { defaultSessions, sessionBounds, type SessionLimits } from './tenants/sections/session-limits.ts';
export { isSignInLowered } from './tenants/sections/sign-in-lowered.ts';
export { progressClosings, progressPath, type ProgressRequest } from './messages/live/progress.ts';
export {
  partyDepthLimit,
  type LegalEntity,
  type NaturalPerson,
  type PartyAddress,
  type PartyNode,
  type TaxResidency,
} from './parties/entities.ts';
export { groupLimits } from './parties/groups/entities.ts';
export type { ExternalReferences } from './parties/external-references.ts';
export { isMasked, maskedFields } from './parties/masks.ts';
export { isLikelyOwner, ownershipOf, type Ownership } from './parties/ownership.ts';
export type {
  AddedParty,
  EntityPatch,
  PartiesChange,
  PartyPatch,
  Patch,
  PersonPatch,
} from './parties/party-patch.ts';
export type { RuleOptions } from './parties/party-rule-parts.ts';
export { entityRules, personRules, postalCode } from './parties/party-rules.ts';
export { type PartyMatch } from './parties/suggested-party.ts';
export {
  deletionObstacles,
  deletionSteps,
  type DeletionObstacle,
  type DeletionStep,
} from './parties/deletion/entities.ts';
export { portalMoves, portalSteps, type PortalState, type PortalStep } from './parties/portal.ts';
export {
  assessmentCauses,
  overrideLimits,
  type AssessmentCause,
  type RiskOfClient,
  type RiskOutcome,
} from './kyc/risk/entities.ts';
export { restrictionKinds, type RestrictionKind } from './parties/restriction.ts';
export { partyTransitions, type PartyTransition } from './parties/status-transitions.ts';
export { clientParts } from './parties/file/entities.ts';
export {
  customFieldLimits,
  fieldColumn,
  fieldOfColumn,
  valueTypesOf,
  type CustomField,
} from './parties/custom-fields/entities.ts';
export { askedOf, customFieldRules, customValueOf } from './parties/custom-fields/rules.ts';
export {
  undoMergeDays,
  undoObstacles,
  type ComparedOutcome,
  type MergeObstacle,
  type MergeState,
  type UndoObstacle,
} from './parties/merges/entities.ts';
export {
  confirmationLimits,
  noOwnerCauses,
  type ConfirmationKind,
  ownershipBands,
  type BeneficialOwners,
  type NoOwnerCause,
} from './parties/owners/entities.ts';
export {
  discrepancyStates,
  interestNatures,
  registerLimits,
  type DiscrepancyKind,
  type DiscrepancyState,
  type InterestNature,
  type RegisterComparison,
} from './parties/register/entities.ts';
export {
  clientListTypes,
  partyColumns,
  firstReviewDays,
  partySortKeys,
  reviewDues,
  reviewSoonDays,
  type PartyColumn,
  type PartySort,
  type ReviewDue,
} from './parties/file/sorts.ts';
export {
  clientFileSections,
  entitySections,
  personSections,
  relationFields,
  type ClientFileSection,
} from './parties/party-sections.ts';
export {
  commentEditMinutes,
  changesLimit,
  commentLimit,
  exportFormats,
  exportSections,
  exportTitleLimit,
  internalExportSections,
  usualExportSections,
  type Channel,
  type ExportFormat,
  type ExportSection,
  type RegistrationStatus,
  type RegistrationType,
} from './registrations/entities.ts';
export {
  maxCompleteness,
  updatedPeriods,
  viewLimits,
  type ViewList,
  type UpdatedPeriod,
} from './registrations/list/entities.ts';
export { batchLimits, batchStatuses, hasWayBack, type BatchKind } from './registrations/batches/entities.ts';
export { batchDays, openBatches, undoMinutes, type BatchObstacle } from './batches.ts';
export { taskBatchLimit } from './workflows/batches/entities.ts';
export type { MigrationOutcome, MigrationPreview } from './registrations/migration/entities.ts';
export { changingActions, registrationActions, type RegistrationAction } from './registrations/actions.ts';
export { registrationStages, type RegistrationStage } from './registrations/stages.ts';
export { registrationSortKeys, type RegistrationSort } from './registrations/list/sorts.ts';
export {
  mayAct,
  transitionsFrom,
  type Transition,
  type TransitionGate,
} from './registrations/transitions.ts';
export { defaultUploadTypes, professionalTypes } from './tenants/default-upload-types.ts';
export type { UploadType } from './tenants/file-types.ts';
export {
  completions,
  defaultOnboarding,
  gateItems,
  type Completion,
  type GateItem,
} from './tenants/onboarding-settings.ts';
export type { SettingsSection } from './tenants/sections/entities.ts';
export { businessCalendars, type BusinessCalendar } from './tenants/settings-values.ts';
export { type BlockerCode, type RegistrationSection } from './registrations/blockers.ts';
export {
  maxSnoozeDays,
  taskDues,
  taskScopes,
  taskSorts,
  type NextStep,
  type TaskCounts,
  type TaskDue,
  type TaskScope,
  type TaskSort,
  type WorkflowType,
} from './workflows/entities.ts';
export {
  ageBrackets,
  boardColumns,
  boardDoneDays,
  boardFilters,
  boardScopes,
  boardShown,
  finishedWeeks,
  inTimeDays,
  type BoardColumn,
  type BoardFilter,
  type BoardScope,
  type BoardTask,
} from './workflows/board/entities.ts';
export {
  overviewPeriods,
  workKinds,
  workShown,
  workSubjects,
  type OverviewPeriod,
  type WorkItem,
  type WorkKind,
} from './workflows/figures/entities.ts';
export {
  displayStatusOf,
  effectOf,
  isRejected,
  openSteps,
  statusOf,
  workflowDefinitions,
  type Outcomes,
  type ProcessResult,
  type ProcessStatus,
  type StepDefinition,
  type WorkflowDefinition,
} from './workflows/definitions/index.ts';
export {
  type Process,
  type ProcessAction,
  type ProcessEvent,
  type ProcessMove,
  type WorkflowHindrance,
} from './workflows/processes/entities.ts';
export {
  defaultMaxOpen,
  isOptionalStep,
  openLimits,
  processApprovals,
  processDays,
  stepNotes,
} from './workflows/settings/entities.ts';
export type { DecisionHindrance, SignOffAction } from './workflows/sign-offs/entities.ts';
export { signOffPolicies, type SignOffPolicy } from './workflows/sign-offs/policy.ts';
