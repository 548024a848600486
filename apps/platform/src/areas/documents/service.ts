// Nothing here reads registrations: their completeness asks after papers.
export { forgetUploads } from './forget-uploads.ts';
export { insertDocuments, type NewDocument } from './store.ts';
export { documentsByRegistration, documentsOf, type ClientDocument } from './registration-documents.ts';
