import type { FileExtension } from '@dossier/validators';
import { fileExtensions } from '@dossier/validators/vocabularies';
import { array, boolean, object, string } from '../answers.ts';

/** One type of file that a firm allows (S2 §5); staff may send those that are marked professional. */
export const uploadTypes = array(
  object({
    extension: string<FileExtension>().oneOf(fileExtensions).required(),
    professional: boolean().required(),
  }),
);

export interface UploadType {
  readonly extension: FileExtension;
  readonly professional: boolean;
}
