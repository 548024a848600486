export { FileDrop } from './FileDrop.tsx';
export type { FileDropProps } from './FileDrop.tsx';
export type { Upload, UploadedFile } from './use-uploads.ts';
export { formatFileSize } from './FileRow.tsx';
export { UploadRejected } from './use-uploads.ts';
