import { usePermissions } from '@dossier/api/access';
import type { PartyNode } from '@dossier/api/contract';
import { useReadDocuments, type Document } from '@dossier/api/documents';
import { Button } from '@dossier/ui/button';
import { Checkbox } from '@dossier/ui/checkbox';
import { ViewIcon } from '@dossier/ui/icons';
import { Cluster, Stack } from '@dossier/ui/layout';
import { MaskedValue } from '@dossier/ui/masked-value';
import { useState } from 'react';
import { useTexts, useTranslations } from '../translations.ts';
import { DocumentMenu, type DocumentActions } from './DocumentMenu.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';
import { DocumentVersions, VersionLine } from './DocumentVersions.tsx';
import type { DocumentHolder } from './holder.ts';
import { isViewable } from './open-document.ts';
import { useKindText } from './use-kind-text.ts';

/** One document: what it is, until when it counts, its newest file, and what can be done with it. */
export function DocumentRow(props: DocumentRowProps) {
  const { holder, document, party, isChosen, actions, onChoose } = props;
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const { may } = usePermissions(['identifierReveal']);
  const { reveal } = useReadDocuments(holder._id, holder.of);
  const [isOpen, setOpen] = useState(false);
  const kind = useKindText()(party, document.kind);
  const [newest] = document.versions;
  if (!newest) return null;
  return (
    <Stack gap="small">
      <Cluster gap="small" justify="between">
        <Cluster>
          {onChoose ? (
            <Checkbox label={kind} isChecked={isChosen} onValueChange={onChoose} />
          ) : (
            <strong>{kind}</strong>
          )}
          <DocumentStatus document={document} />
        </Cluster>
        <Cluster gap="small">
          {isViewable(newest.mediaType) && (
            <Button
              size="small"
              variant="quiet"
              icon={<ViewIcon aria-hidden />}
              onClick={() => actions.onView(document, newest)}
            >
              <span className="max-md:sr-only">{texts.view}</span> <span className="sr-only">{kind}</span>
            </Button>
          )}
          <DocumentMenu
            document={document}
            newest={newest}
            kind={kind}
            actions={actions}
            onVersions={() => setOpen(!isOpen)}
          />
        </Cluster>
      </Cluster>
      {isOpen ? (
        <DocumentVersions
          document={document}
          onView={version => actions.onView(document, version)}
          onKeep={version => actions.onKeep(document, version)}
        />
      ) : (
        <VersionLine version={newest} />
      )}
      {document.documentNumber !== null && (
        <small>
          {texts.number}{' '}
          <MaskedValue
            masked={document.documentNumber}
            revealLabel={t($ => $.documents.reveal, { name: kind })}
            {...(may('identifierReveal') && { onReveal: () => reveal(document._id) })}
          />
        </small>
      )}
    </Stack>
  );
}

interface DocumentRowProps {
  readonly holder: DocumentHolder;
  readonly document: Document;
  /** Whose it is; undefined for one of the registration itself. */
  readonly party: PartyNode | undefined;
  readonly isChosen: boolean;
  readonly actions: DocumentActions;
  /** Absent where it is kept alone. */
  readonly onChoose?: ((isChosen: boolean) => void) | undefined;
}
