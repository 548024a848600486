import { imagePaper } from '@dossier/ui/document-viewer';
import type { OpenPaper } from './pdf-paper.ts';

/** Pictures that every browser draws; others are kept and looked at elsewhere. */
const pictures = new Set(['image/png', 'image/jpeg', 'image/gif']);

/** Whether a file can be looked at here. */
export const isViewable = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || pictures.has(mediaType);

/** Opens a file to look at. What reads PDF comes with the first one. @throws for bytes that cannot be read. */
export async function openPaper(content: Blob, mediaType: string): Promise<OpenPaper> {
  if (mediaType !== 'application/pdf') return { paper: await imagePaper(content), close: () => undefined };
  const { pdfPaper } = await import('./pdf-paper.ts');
  return pdfPaper(content);
}
