'use client';
export { assignRegistration } from './assign.ts';
export {
  useBatch,
  useBatches,
  useBatchItems,
  type Batch,
  type BatchItem,
  type BatchPreview,
  type NewBatch,
} from './batches.ts';
export { useAddComment, useComments, useReaders, type Comment, type NewComment } from './comments.ts';
export {
  useCompleteness,
  useFindRegistrations,
  useRegistrations,
  type RegistrationList,
  type RegistrationQuery,
  type RegistrationRow,
  type SeenRegistration,
} from './list.ts';
export {
  useMigrate,
  useMigrationPreview,
  type MigrationPreview,
  type MigrationRequest,
} from './migration.ts';
export { readsOfRegistration } from './reads.ts';
export {
  useFindDuplicates,
  useLookups,
  useReadRegistration,
  useRegistrationHistory,
  useReveal,
  useUpdateRegistration,
  type Duplicate,
  type DuplicatesQuestion,
  type PartiesChangeInput,
  type ReadNow,
  type RegisteredCompany,
  type RegistrationEvent,
  type RegistrationHistory,
} from './record.ts';
export {
  useChangeStatus,
  useCreateRegistration,
  useRefreshRegistration,
  useRegistration,
  useRegistrationProgress,
  type Blocker,
  type NewRegistration,
  type NextStatus,
  type Registration,
  type RegistrationProgress,
  type StatusChange,
} from './registration.ts';
export {
  useAcceptance,
  useMarkSeen,
  useRegistrationChanges,
  type Acceptance,
  type RegistrationChanges,
} from './visits.ts';
export {
  useMarkViewSeenRequest,
  useSavedViews,
  useViewChanges,
  type SavedView,
  type ViewInput,
} from './views.ts';
