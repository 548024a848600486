export { forgetUploads } from './upload.ts';
