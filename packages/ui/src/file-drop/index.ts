export { FileDrop } from './FileDrop.tsx';
export type { FileDropProps } from './FileDrop.tsx';
export type { Upload, UploadedFile } from './use-uploads.ts';
export { writtenSize } from './FileRow.tsx';
export { UploadRefused } from './use-uploads.ts';
