// Nothing here reads registrations: their completeness depends on their documents.
export { forgetUploads } from './forget-uploads.ts';
export { insertDocuments, type NewDocument } from './store.ts';
export { documentsByRegistration, documentsOf, type ClientDocument } from './registration-documents.ts';
