import { fileTypes, type FileExtension } from '@dossier/validators';
import { array, boolean, object, string } from 'yup';

const extensions = Object.keys(fileTypes) as FileExtension[];

/** One type of file that a firm allows (S2 §5); staff may send those that are marked professional. */
export const uploadTypes = array(
  object({
    extension: string<FileExtension>().oneOf(extensions).required(),
    professional: boolean().required(),
  }),
);

export interface UploadType {
  readonly extension: FileExtension;
  readonly professional: boolean;
}

/** What can run, and what hides other files, is not sent by staff unless their firm says so. */
const unsafe = new Set<FileExtension>(['htm', 'html', 'xlsm', 'zip']);

/** What a firm allows while it has said nothing. */
export const defaultUploadTypes: readonly UploadType[] = extensions.map(extension => ({
  extension,
  professional: !unsafe.has(extension),
}));

/** Extensions that staff may send. */
export const professionalTypes = (
  types: readonly UploadType[] = defaultUploadTypes,
): readonly FileExtension[] =>
  types.filter(({ professional }) => professional).map(({ extension }) => extension);
