import type { RegisterComparison } from '@dossier/api/contract';
import { useClientDocuments, useReadDocuments } from '@dossier/api/documents';
import { Button } from '@dossier/ui/button';
import { DownloadIcon } from '@dossier/ui/icons';
import { Cluster } from '@dossier/ui/layout';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';

const AttachModal = lazyPart(async () => (await import('./AttachModal.tsx')).AttachModal);

/** The extract itself, beside what it was compared to: to look at, and to attach. */
export function AttachedExtract({ partyId, comparison, mayChange }: AttachedExtractProps) {
  const t = useTranslations('register');
  const { extract: texts } = useTexts('register');
  const { data } = useClientDocuments(partyId);
  const { content } = useReadDocuments(partyId, 'client');
  const notify = useNotify({ NotFound: texts.gone }, () => undefined);
  const [isAttaching, setAttaching] = useState(false);
  if (!data) return null;
  const ofFile = data.items.filter(({ registration }) => registration === null);
  const { document_id: documentId } = comparison;
  const document = ofFile.find(({ _id }) => _id === documentId);
  const [newest] = document?.versions ?? [];
  const open = (id: string, { number, name }: { readonly number: number; readonly name: string }) =>
    notify(async () => saveFile(name, await content(id, number)), texts.opened);
  return (
    <>
      <Cluster>
        {document && newest && (
          <Button
            size="small"
            icon={<DownloadIcon aria-hidden />}
            onClick={() => void open(document._id, newest)}
          >
            {t($ => $.register.extract.open, { name: newest.name })}
          </Button>
        )}
        {documentId !== null && !document && <span>{texts.gone}</span>}
        {mayChange && (
          <Button size="small" variant="quiet" onClick={() => setAttaching(true)}>
            {document ? texts.change : texts.attach}
          </Button>
        )}
      </Cluster>
      <Suspense fallback={null}>
        {isAttaching && (
          <AttachModal
            partyId={partyId}
            comparison={comparison}
            documents={ofFile}
            onClose={() => setAttaching(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface AttachedExtractProps {
  readonly partyId: string;
  readonly comparison: RegisterComparison;
  readonly mayChange: boolean;
}
