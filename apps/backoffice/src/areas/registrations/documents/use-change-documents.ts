import { useDocumentChanges, type Document } from '@dossier/api/documents';
import { ApiError } from '@dossier/api/gateway';
import type { Registration } from '@dossier/api/registrations';
import type { PathViolation } from '@dossier/ui/form';
import { useWords } from '../../../shared/words.ts';
import { useRecordTold } from '../record/use-record-told.ts';
import { fieldsOf, type DocumentValues } from './document-form.ts';

/** Changes of documents, each said when it is done; what was refused stands at its field. */
export function useChangeDocuments({ _id }: Registration) {
  const t = useWords();
  const words = t($ => $.documents.told, { returnObjects: true });
  const changes = useDocumentChanges(_id);
  const told = useRecordTold();

  /** @returns the fields that the platform refused; undefined when it is done. */
  async function judged(
    work: () => Promise<unknown>,
    done: string,
  ): Promise<readonly PathViolation[] | undefined> {
    let refused: readonly PathViolation[] | undefined;
    const isDone = await told(async () => {
      try {
        await work();
      } catch (error) {
        if (error instanceof ApiError && error.fields.length > 0)
          refused = error.fields.map(({ path, ...own }) => ({
            ...own,
            path: path === 'party_id' ? 'party' : path,
          }));
        throw error;
      }
    }, done);
    return isDone ? undefined : (refused ?? [{ path: 'root', code: 'unexpected' }]);
  }

  return {
    add: (uploadId: string, values: DocumentValues, key: string) =>
      judged(
        () => changes.add({ uploadId, party_id: values.party || null, ...fieldsOf(values) }, key),
        words.added,
      ),
    update: (document: Document, values: DocumentValues) =>
      judged(() => changes.update(document, fieldsOf(values)), words.changed),
    replace: (document: Document, uploadId: string) =>
      told(() => changes.replace(document, uploadId), words.replaced),
    /** Takes it out of the list at once; it can be put back for as long as that is said. */
    remove: async (document: Document): Promise<void> => {
      let gone: Document | undefined;
      const undo = {
        label: words.undo,
        onPress: () => gone && void told(() => changes.restore(gone as Document), words.restored),
      };
      await told(
        async () => {
          gone = await changes.remove(document);
        },
        words.removed,
        undo,
      );
    },
  };
}
