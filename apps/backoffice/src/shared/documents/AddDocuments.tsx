import type { DocumentHolder } from './holder.ts';
import { FileDrop, type Upload, type UploadedFile } from '@dossier/ui/file-drop';
import { Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { useRef, useState, type Ref } from 'react';
import { useTexts, useTranslations } from '../translations.ts';
import { everyParty, findParty } from '../party-file/party-name.ts';
import { kindsOf, newDocument, type PendingDocument } from './document-form.ts';
import { guessKind, guessOwner } from './guess-kind.ts';
import type { RequestedDocument } from './NeededDocuments.tsx';
import { PendingForm } from './PendingForm.tsx';
import { useAllowedTypes } from './use-allowed-types.ts';
import { useChangeDocuments } from './use-change-documents.ts';
import { useUpload } from './use-upload.ts';

/** The zone itself shows what is on its way: what has come is shown where someone says what it is. */
const none: readonly UploadedFile[] = [];

/** Files come in first; then someone says of each what it is, and all of them are saved together. */
export function AddDocuments({ holder, takeRequest, inputRef }: AddDocumentsProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const send = useUpload(holder);
  const requests = useRef(new Map<string, RequestedDocument>());
  // What a file was asked for as is known when it is chosen: others may be on their way.
  const upload: Upload = async (file, options) => {
    const request = takeRequest();
    const id = await send(file, options);
    if (request) requests.current.set(id, request);
    return id;
  };
  const allowed = useAllowedTypes(holder);
  const { addAll } = useChangeDocuments(holder);
  const [files, setFiles] = useState<readonly PendingDocument[]>([]);
  const seen = useRef(new Set<string>());
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (name: string) => new Promise<boolean>(answer => setQuestion({ name, answer }));
  const parties = holder.parties;

  /** What a file is taken to be: what it was asked for, or what its name says. */
  const pendingOf = ({ id, name }: UploadedFile): PendingDocument => {
    const all = everyParty(parties).map(({ party }) => party);
    const request = requests.current.get(id);
    const owner = request
      ? findParty(parties, request.party)?.party
      : (guessOwner(name, all) ?? all.find(party => guessKind(name, kindsOf(party)) !== '') ?? all[0]);
    const kinds = request?.kinds ?? kindsOf(owner);
    const [only = ''] = kinds.length === 1 ? kinds : [];
    return { id, name, ...newDocument(owner?._id ?? '', only || guessKind(name, kinds)) };
  };
  const come = (uploaded: readonly UploadedFile[]) => {
    const fresh = uploaded.filter(({ id }) => !seen.current.has(id));
    for (const { id } of fresh) seen.current.add(id);
    setFiles(before => [...before, ...fresh.map(pendingOf)]);
  };
  const drop = (ids: readonly string[]) => setFiles(before => before.filter(({ id }) => !ids.includes(id)));

  return (
    <Stack>
      <FileDrop
        ref={inputRef}
        label={texts.add}
        hint={texts.addHint}
        allowed={allowed}
        upload={upload}
        value={none}
        onValueChange={come}
      />
      {files.length > 0 && (
        <PendingForm
          holder={holder}
          files={files}
          onDrop={id => drop([id])}
          onSubmit={async documents => {
            const { added, refused } = await addAll(documents, ask);
            drop(documents.slice(0, added.length).map(({ id }) => id));
            return refused;
          }}
        />
      )}
      <ConfirmModal
        isOpen={question !== null}
        title={texts.cancels.title}
        questions={[t($ => $.documents.cancels.question, { name: question?.name ?? '' })]}
        yesLabel={texts.cancels.yes}
        noLabel={texts.cancels.no}
        tone="danger"
        onAnswer={isYes => {
          question?.answer(isYes);
          setQuestion(null);
        }}
      />
    </Stack>
  );
}

interface Question {
  /** Of the user who asked for the approval. */
  readonly name: string;
  readonly answer: (isYes: boolean) => void;
}

interface AddDocumentsProps {
  readonly holder: DocumentHolder;
  /** What the next file is, once: someone pressed the button of something that is needed. */
  readonly takeRequest: () => RequestedDocument | null;
  readonly inputRef: Ref<HTMLInputElement>;
}
