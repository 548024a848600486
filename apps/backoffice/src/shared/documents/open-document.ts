import { imageDocument } from '@dossier/ui/document-viewer';
import type { OpenDocument } from './pdf-document.ts';

/** Pictures that every browser draws; others are kept and looked at elsewhere. */
const pictures = new Set(['image/png', 'image/jpeg', 'image/gif']);

export const isViewable = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || pictures.has(mediaType);

/** Opens a file to look at. What reads PDF comes with the first one. @throws for bytes that cannot be read. */
export async function openDocument(content: Blob, mediaType: string): Promise<OpenDocument> {
  if (mediaType !== 'application/pdf')
    return { documentKind: await imageDocument(content), close: () => undefined };
  const { pdfDocument } = await import('./pdf-document.ts');
  return pdfDocument(content);
}
