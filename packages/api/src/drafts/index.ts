export { createDrafts, type Draft, type Drafts, type DraftsOptions } from './drafts.ts';
export { browserDraftStore, memoryDraftStore, type EncryptedDraft, type DraftStore } from './draft-store.ts';
