import { useDocumentChanges, type Document } from '@dossier/api/documents';
import { ApiError } from '@dossier/api/gateway';
import type { Registration } from '@dossier/api/registrations';
import type { PathViolation } from '@dossier/ui/form';
import type { ToastContent } from '@dossier/ui/toast';
import { useTranslations } from '../../../shared/translations.ts';
import { useRecordNotify } from '../record/use-record-notify.ts';
import { fieldsOf, type DocumentValues } from './document-form.ts';

/** A request for approval that a document would cancel. */
interface OpenRequest {
  readonly signOff: string;
  readonly name: string;
}

/** The platform asks before a request is cancelled: also for one that was made while someone chose the file. */
function openRequestIn(error: unknown): OpenRequest | null {
  const [field] = error instanceof ApiError && error.type === 'Blocked' ? error.fields : [];
  if (field?.path !== 'cancels') return null;
  return { signOff: String(field.params?.['signOff']), name: String(field.params?.['name']) };
}

/** Nothing is at fault: the form stays, with what was typed. */
const notAdded: readonly PathViolation[] = [{ path: 'root', code: 'unexpected' }];

/** Changes of documents, each said when it is done; what was refused stands at its field. */
export function useChangeDocuments({ _id }: Registration) {
  const t = useTranslations('documents');
  const texts = t($ => $.documents.toasts, { returnObjects: true });
  const changes = useDocumentChanges(_id);
  const notify = useRecordNotify(_id);

  /** @returns the fields that the platform refused; undefined when it is done. */
  async function validated(
    work: () => Promise<unknown>,
    done: string,
    undo?: ToastContent['action'],
  ): Promise<readonly PathViolation[] | undefined> {
    let refused: readonly PathViolation[] | undefined;
    const isDone = await notify(
      async () => {
        try {
          await work();
        } catch (error) {
          if (error instanceof ApiError && error.fields.length > 0)
            refused = error.fields.map(({ path, ...violation }) => ({
              ...violation,
              path: path === 'party_id' ? 'party' : path,
            }));
          throw error;
        }
      },
      done,
      undo,
    );
    return isDone ? undefined : (refused ?? [{ path: 'root', code: 'unexpected' }]);
  }

  /** Takes back what was added: a request for approval that it cancelled is open again. */
  const undoOf = (adding: Promise<Document>): ToastContent['action'] => ({
    label: texts.undo,
    onPress: () => void notify(async () => changes.undoAdd(await adding), texts.undone),
  });

  return {
    /** @param ask whether a request for approval of someone may be cancelled by it. */
    add: async (
      uploadId: string,
      values: DocumentValues,
      ask: (name: string) => Promise<boolean>,
    ): Promise<readonly PathViolation[] | undefined> => {
      // The bytes are made a document once, however often the answer is lost.
      const send = (cancels: string | null) =>
        changes.add({ uploadId, party_id: values.party || null, cancels, ...fieldsOf(values) }, uploadId);
      const first = send(null);
      const open = await first.then(() => null, openRequestIn);
      if (!open) return validated(() => first, texts.added, undoOf(first));
      const { signOff, name } = open;
      if (!(await ask(name))) return notAdded;
      const second = send(signOff);
      return validated(
        () => second,
        t($ => $.documents.toasts.addedCancelled, { name }),
        undoOf(second),
      );
    },
    update: (document: Document, values: DocumentValues) =>
      validated(() => changes.update(document, fieldsOf(values)), texts.changed),
    replace: (document: Document, uploadId: string) =>
      notify(() => changes.replace(document, uploadId), texts.replaced),
    /** Takes it out of the list at once; it can be put back for as long as that is said. */
    remove: async (document: Document): Promise<void> => {
      let gone: Document | undefined;
      const undo = {
        label: texts.undo,
        onPress: () => gone && void notify(() => changes.restore(gone as Document), texts.restored),
      };
      await notify(
        async () => {
          gone = await changes.remove(document);
        },
        texts.removed,
        undo,
      );
    },
  };
}
