import { dateNeededOf } from '@dossier/api/contract';
import type { Document, useClientDocuments, useDocuments } from '@dossier/api/documents';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { useRef, useState, type ReactNode } from 'react';
import { LoadFailed } from '../LoadFailed.tsx';
import { findParty } from '../party-file/party-name.ts';
import { useTexts } from '../translations.ts';
import { AddDocuments } from './AddDocuments.tsx';
import { EditModal } from './DocumentModals.tsx';
import type { DocumentHolder } from './holder.ts';
import { NeededDocuments, type RequestedDocument } from './NeededDocuments.tsx';
import type { NeededLine } from './needed-lines.ts';
import { useKindText } from './use-kind-text.ts';
import { useSoughtLine } from './use-sought-line.ts';

interface HeldDocumentsProps {
  readonly holder: DocumentHolder;
  readonly answer: ReturnType<typeof useDocuments | typeof useClientDocuments>;
  readonly needed: readonly NeededLine[];
  readonly mayAdd: boolean;
  readonly actions?: ReactNode;
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Documents of whatever holds them: what is needed, where files are dropped, and what is there. */
export function HeldDocuments({ holder, answer, needed, mayAdd, ...parts }: HeldDocumentsProps) {
  const texts = useTexts('documents');
  const kindText = useKindText();
  const { data, error, mutate } = answer;
  const [undated, setUndated] = useState<Document | null>(null);
  const sought = useSoughtLine(needed, setUndated);
  const input = useRef<HTMLInputElement>(null);
  const request = useRef<RequestedDocument>(null);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;

  const forget = () => {
    request.current = null;
  };
  const choose = (requested: RequestedDocument) => {
    request.current = requested;
    // Who closes the chooser may drop another file next.
    input.current?.addEventListener('cancel', forget, { once: true });
    input.current?.click();
  };
  const takeRequest = () => {
    const requested = request.current;
    forget();
    return requested;
  };
  return (
    <Section title={texts.title} actions={parts.actions}>
      <Stack gap="section">
        {parts.notice}
        {needed.length > 0 && (
          <NeededDocuments lines={needed} sought={sought} onUpload={choose} onDate={setUndated} />
        )}
        {mayAdd && <AddDocuments holder={holder} takeRequest={takeRequest} inputRef={input} />}
        {!data && <Skeleton />}
        {data?.items.length === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        {parts.children}
      </Stack>
      {undated && (
        <EditModal
          holder={holder}
          document={undated}
          kind={kindText(findParty(holder.parties, undated.party_id ?? '')?.party, undated.kind)}
          sought={{ name: dateNeededOf(undated.kind) ?? 'validUntil' }}
          onClose={() => setUndated(null)}
        />
      )}
    </Section>
  );
}
