export { DocumentViewer } from './DocumentViewer.tsx';
export { imagePaper } from './paper.ts';
export type { DocumentViewerProps } from './DocumentViewer.tsx';
export type { Drawing, PageSize, Paper, Rotation } from './paper.ts';
