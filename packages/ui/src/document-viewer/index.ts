export { DocumentViewer } from './DocumentViewer.tsx';
export { imageDocument } from './viewed-document.ts';
export type { DocumentViewerProps } from './DocumentViewer.tsx';
export type { Drawing, PageSize, ViewedDocument, Rotation } from './viewed-document.ts';
