import { useSendFile } from '@dossier/api/documents';
import { ApiError } from '@dossier/api/gateway';
import { UploadRefused, type Upload } from '@dossier/ui/file-drop';
import { fileExtension, fileTypes, type FileExtension } from '@dossier/validators';

/** Sends a file to a registration; what the platform does not want at all is said with its reason. */
export function useUpload(id: string): Upload {
  const send = useSendFile(id);
  return async (file, options) => {
    try {
      // What a browser calls a type depends on what else is installed: the extension says it for everybody.
      return await send(file, fileTypes[fileExtension(file.name) as FileExtension], options);
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : [];
      throw field ? new UploadRefused({ code: field.code, params: field.params ?? {} }) : error;
    }
  };
}
