import type { FileExtension } from '@dossier/validators';
import { fileExtensions } from '@dossier/validators/vocabularies';
import type { UploadType } from './file-types.ts';

/** What can run, and what hides other files, is not sent by staff unless their firm says so. */
const unsafe = new Set<FileExtension>(['htm', 'html', 'xlsm', 'zip']);

/** What a firm allows while it has said nothing. */
export const defaultUploadTypes: readonly UploadType[] = fileExtensions.map(extension => ({
  extension,
  professional: !unsafe.has(extension),
}));

/** Extensions that staff may send. */
export const professionalTypes = (
  types: readonly UploadType[] = defaultUploadTypes,
): readonly FileExtension[] =>
  types.filter(({ professional }) => professional).map(({ extension }) => extension);
