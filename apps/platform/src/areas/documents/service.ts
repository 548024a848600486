// Nothing here reads registrations: their completeness asks after papers.
export { forgetUploads } from './forget-uploads.ts';
export { insertDocuments, type NewDocument } from './store.ts';
export { papersByRegistration, papersOf, type Paper } from './papers.ts';
