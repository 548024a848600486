export { createDrafts, type Draft, type Drafts, type DraftsOptions } from './drafts.ts';
export { browserShelf, memoryShelf, type SealedDraft, type Shelf } from './shelf.ts';
export { lateDrafts } from './late-drafts.ts';
