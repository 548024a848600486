import { useDocumentChanges, type Document } from '@dossier/api/documents';
import { ApiError } from '@dossier/api/gateway';
import type { DocumentHolder } from './holder.ts';
import type { PathViolation } from '@dossier/ui/form';
import type { ToastContent } from '@dossier/ui/toast';
import { useTranslations } from '../translations.ts';
import { fieldsOf, type DocumentValues, type PendingDocument } from './document-form.ts';

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

/** Asks whether a request for approval of someone may be cancelled. */
type Ask = (name: string) => Promise<boolean>;

interface AddedDocuments {
  readonly added: readonly Document[];
  readonly refused?: readonly PathViolation[];
}

/** Changes of documents, each said when it is done; what was refused stands at its field. */
export function useChangeDocuments({ _id, of, notify }: DocumentHolder) {
  const t = useTranslations('documents');
  const texts = t($ => $.documents.toasts, { returnObjects: true });
  const changes = useDocumentChanges(_id, of);

  /** Does something, and gives back the fields that the platform refused; undefined when it is done. */
  async function validated(
    work: () => Promise<unknown>,
    { done, undo, at = '' }: { done: string; undo?: ToastContent['action']; at?: string },
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
              path: at + (path === 'party_id' ? 'party' : path),
            }));
          throw error;
        }
      },
      done,
      undo,
    );
    return isDone ? undefined : (refused ?? notAdded);
  }

  /** Makes files documents, one after the other; `added` is what came of it, also where one was refused. */
  async function addAll(files: readonly PendingDocument[], ask: Ask): Promise<AddedDocuments> {
    const added: Document[] = [];
    // The bytes are made a document once, however often the answer is lost.
    const send = ({ id, name: _name, ...values }: PendingDocument, cancels: string | null) =>
      changes.add({ uploadId: id, party_id: values.party || null, cancels, ...fieldsOf(values) }, id);
    const [file] = files;
    if (!file) return { added };
    const first = send(file, null);
    const open = await first.then(() => null, openRequestIn);
    if (open && !(await ask(open.name))) return { added, refused: notAdded };
    const params = { count: files.length, formatted: String(files.length), name: open?.name ?? '' };
    const refused = await validated(
      async () => {
        added.push(await (open ? send(file, open.signOff) : first));
        // The request is cancelled by the first: the others ask for nothing.
        for (const next of files.slice(1)) added.push(await send(next, null));
      },
      {
        done: open
          ? t($ => $.documents.toasts.addedCancelled, params)
          : t($ => $.documents.toasts.added, params),
        undo: {
          label: texts.undo,
          onPress: () =>
            void notify(async () => {
              for (const document of added.toReversed()) await changes.undoAdd(document);
            }, texts.undone),
        },
        // What is there already leaves the form: the one that was refused is the first then.
        at: 'documents.0.',
      },
    );
    return { added, ...(refused && { refused }) };
  }

  return {
    addAll,
    update: (document: Document, values: DocumentValues) =>
      validated(() => changes.update(document, fieldsOf(values)), { done: texts.changed }),
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
