import { useSendFile } from '@dossier/api/documents';
import { ApiError } from '@dossier/api/gateway';
import { UploadRejected, type Upload } from '@dossier/ui/file-drop';
import { fileExtension, fileTypes, type FileExtension } from '@dossier/validators';
import { createTurns } from '../turns.ts';
import type { DocumentHolder } from './holder.ts';

/** The platform takes four files of a firm at once, and a colleague may be sending one. */
const inTurn = createTurns(3);

/** Sends a file; what the platform does not want at all is said with its reason. */
export function useUpload({ _id, of }: DocumentHolder): Upload {
  const send = useSendFile(_id, of);
  return async (file, options) => {
    try {
      // What a browser calls a type depends on what else is installed: the extension says it for everyone.
      const type = fileTypes[fileExtension(file.name) as FileExtension];
      return await inTurn(() => send(file, type, options));
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : [];
      throw field ? new UploadRejected({ code: field.code, params: field.params ?? {} }) : error;
    }
  };
}
