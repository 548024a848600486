import { dateNeededOf, kindsOfDocument, type DocumentKind } from '@dossier/api/contract';
import type { Document } from '@dossier/api/documents';
import { Button } from '@dossier/ui/button';
import { Checklist } from '@dossier/ui/checklist';
import { ReplaceIcon } from '@dossier/ui/icons';
import { Section } from '@dossier/ui/section';
import { formatDay } from '../format.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';
import { partyName } from '../party-file/party-name.ts';
import { useDocumentText } from './use-document-text.ts';
import type { NeededLine } from './needed-lines.ts';

/** What a file will be that is chosen next. */
export interface RequestedDocument {
  /** Id of a party. */
  readonly party: string;
  readonly kinds: readonly DocumentKind[];
}

/** What is needed, one line each: how it stands, and the way to mend it. */
export function NeededDocuments({ lines, sought, onUpload, onDate }: NeededDocumentsProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const [locale] = useLocale();
  const documentText = useDocumentText();
  const stateOf = ({ flaw, document }: NeededLine) => {
    if (flaw?.code === 'documentMissing') return texts.state.missing;
    if (flaw?.code === 'documentExpired')
      return t($ => $.documents.state.over, { date: formatDay(flaw.until, locale) });
    if (flaw)
      return dateNeededOf(document?.kind ?? 'other') === 'issuedOn' ? texts.state.noIssue : texts.state.noEnd;
    const until = document?.countsUntil;
    return until ? t($ => $.documents.state.valid, { date: formatDay(until, locale) }) : texts.state.added;
  };
  const actionOf = ({ party, documentKind, flaw, document }: NeededLine) => {
    if (!flaw) return undefined;
    const name = `${partyName(party)}: ${documentText(documentKind)}`;
    const isUndated = flaw.code === 'documentUndated' && document;
    return (
      <Button
        id={lineId(party._id, documentKind)}
        size="small"
        icon={isUndated ? undefined : <ReplaceIcon aria-hidden />}
        aria-label={`${isUndated ? texts.addDate : texts.upload}: ${name}`}
        onClick={() =>
          isUndated
            ? onDate(document)
            : onUpload({ party: party._id ?? '', kinds: kindsOfDocument[documentKind] })
        }
      >
        {isUndated ? texts.addDate : texts.upload}
      </Button>
    );
  };
  return (
    <Section title={texts.needed} level={3}>
      <Checklist
        aria-label={texts.needed}
        items={lines.map(line => ({
          id: lineId(line.party._id, line.documentKind),
          title: documentText(line.documentKind),
          about: `${partyName(line.party)} · ${stateOf(line)}`,
          isDone: line.flaw === null,
          isSought: line.flaw !== null && sought === lineId(line.party._id, line.documentKind),
          action: actionOf(line),
        }))}
      />
    </Section>
  );
}

/** Id of the button that mends a line. */
export const lineId = (party: string | undefined, documentKind: string): string =>
  `needed-${party}-${documentKind}`;

interface NeededDocumentsProps {
  readonly lines: readonly NeededLine[];
  /** The line that someone came for. */
  readonly sought: string | null;
  readonly onUpload: (requested: RequestedDocument) => void;
  /** Asks for the date that a document lacks. */
  readonly onDate: (document: Document) => void;
}
