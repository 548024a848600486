import type { Document, DocumentVersion } from '@dossier/api/documents';
import type { DocumentHolder } from './holder.ts';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useTranslations } from '../translations.ts';
import { findParty, partyName } from '../party-file/party-name.ts';
import type { DocumentActions } from './DocumentMenu.tsx';
import { EditModal, ReplaceModal } from './DocumentModals.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { groupsOf, type DocumentGroup } from './groups.ts';
import { useChangeDocuments } from './use-change-documents.ts';
import { useKindText } from './use-kind-text.ts';

// What draws papers comes with the first one that someone looks at.
const ViewerModal = lazyPart(async () => (await import('./ViewerModal.tsx')).ViewerModal);

type Doing =
  | { readonly what: 'view'; readonly document: Document; readonly version: DocumentVersion }
  | { readonly what: 'edit' | 'replace'; readonly document: Document };

export function DocumentList(props: DocumentListProps) {
  const { holder, documents, mayChange, chosen, onChoose, onKeep, title } = props;
  const t = useTranslations('documents');
  const kindText = useKindText();
  const { remove } = useChangeDocuments(holder);
  const [doing, setDoing] = useState<Doing | null>(null);
  const parties = holder.parties;
  const close = () => setDoing(null);
  const actions: DocumentActions = {
    onView: (document, version) => setDoing({ what: 'view', document, version }),
    onKeep,
    change: mayChange
      ? {
          onEdit: document => setDoing({ what: 'edit', document }),
          onReplace: document => setDoing({ what: 'replace', document }),
          onRemove: document => void remove(document),
        }
      : undefined,
  };
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen ?? []);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose?.(next);
  };
  const titleOf = ({ party, isGone }: DocumentGroup) => {
    if (party) return partyName(party);
    return isGone ? t($ => $.documents.ofNobody) : t($ => $.documents.ofRegistration);
  };
  const ownerOf = ({ party_id: id }: Document) => (id === null ? undefined : findParty(parties, id)?.party);
  const ownerName = (document: Document) => {
    const owner = ownerOf(document);
    return owner && partyName(owner);
  };
  const groups = groupsOf(parties, documents);
  const kindOf = (document: Document) => kindText(ownerOf(document), document.kind);
  return (
    <>
      {groups.map(group => (
        <Section key={group.id} title={title ?? titleOf(group)}>
          <Stack>
            {group.documents.map(document => (
              <DocumentRow
                key={document._id}
                holder={holder}
                document={document}
                party={group.party}
                isChosen={chosen?.has(document._id) ?? false}
                actions={actions}
                onChoose={onChoose && (isChosen => choose(document._id, isChosen))}
              />
            ))}
          </Stack>
        </Section>
      ))}
      {doing?.what === 'view' && (
        <Suspense>
          <ViewerModal
            holder={holder}
            // As it is now: what was saved next to it counts.
            document={documents.find(({ _id }) => _id === doing.document._id) ?? doing.document}
            version={doing.version}
            mayChange={mayChange}
            documents={groups.flatMap(group => group.documents)}
            kind={kindOf(doing.document)}
            owner={ownerName(doing.document)}
            onShow={document => {
              const [version] = document.versions;
              if (version) setDoing({ what: 'view', document, version });
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {doing?.what === 'edit' && (
        <EditModal holder={holder} document={doing.document} kind={kindOf(doing.document)} onClose={close} />
      )}
      {doing?.what === 'replace' && (
        <ReplaceModal
          holder={holder}
          document={doing.document}
          kind={kindOf(doing.document)}
          onClose={close}
        />
      )}
    </>
  );
}

interface DocumentListProps {
  readonly holder: DocumentHolder;
  readonly documents: readonly Document[];
  readonly mayChange: boolean;
  /** Ids. */
  readonly chosen?: ReadonlySet<string>;
  /** Absent where each is kept alone. */
  readonly onChoose?: (chosen: ReadonlySet<string>) => void;
  /** In place of whose they are. */
  readonly title?: string;
  readonly onKeep: (document: Document, version: DocumentVersion) => void;
}
