'use client';
export {
  useAddClientComment,
  useClientComments,
  useClientReaders,
  useMarkCommentsRead,
  type ClientComment,
  type NewClientComment,
} from './comments.ts';
export {
  useChangeConnections,
  useConnections,
  type Connection,
  type ConnectionChange,
  type ConnectionQuery,
  type NewConnection,
} from './connections.ts';
export {
  useChangeCustomFields,
  useCustomFields,
  type CustomFieldChange,
  type NewCustomField,
} from './custom-fields.ts';
export {
  useChangePartyStatus,
  usePartyHistory,
  useReadParty,
  useChangeDeletion,
  useChangePortal,
  usePartyDeletion,
  useRestrictParty,
  useRevealOfParty,
  useUpdateSection,
  type DeletionChange,
  type PartyDeletion,
  type PartyEvent,
  type PartyRestriction,
  type PortalChange,
  type PartyStatusChange,
  type SectionPatch,
  type SeenSection,
} from './file.ts';
export {
  useChangeGroup,
  useChangeMembers,
  useCreateGroup,
  useMemberships,
  type Membership,
  type Memberships,
  type NewGroup,
  type NewMember,
} from './groups.ts';
export { useFindParties, useParties, type PartyList, type PartyQuery, type PartyRow } from './list.ts';
export {
  useChangeMerges,
  useMerge,
  useMergePlan,
  useMerges,
  type MergePlan,
  type MergeRequest,
  type MergeSides,
  type PartyMerge,
} from './merges.ts';
export {
  useConfirmOwners,
  useOwners,
  useParty,
  usePartyOn,
  useFindSuggestions,
  useOwnersReport,
  useSuggestions,
  type BeneficialOwners,
  type OwnersAnswer,
  type OwnersQuery,
  type PartyFile,
  type SuggestedParty,
  type SuggestionsQuestion,
} from './party.ts';
export {
  useRegister,
  useRegisterComparisons,
  type Discrepancy,
  type DiscrepancyAnswer,
  type RegisterExtract,
} from './register.ts';
