import type { Registration } from '@dossier/api/registrations';
import { FileDrop, type UploadedFile } from '@dossier/ui/file-drop';
import { Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { Section } from '@dossier/ui/section';
import { useState } from 'react';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { newDocument } from './document-form.ts';
import { useAllowedTypes } from './use-allowed-types.ts';
import { useChangeDocuments } from './use-change-documents.ts';
import { useUpload } from './use-upload.ts';

/** Files come in first; then someone says of each what it is, and it is a document. */
export function AddDocuments({ registration, party, kind }: AddDocumentsProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const upload = useUpload(registration._id);
  const allowed = useAllowedTypes(registration);
  const { add } = useChangeDocuments(registration);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  // Who brings several papers often brings them of one person.
  const [last, setLast] = useState({ after: party, party });
  const owner = last.after === party ? last.party : party;
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (name: string) => new Promise<boolean>(answer => setQuestion({ name, answer }));
  const drop = (id: string) => setFiles(before => before.filter(file => file.id !== id));
  return (
    <Stack>
      <FileDrop
        label={texts.add}
        hint={texts.addHint}
        allowed={allowed}
        upload={upload}
        value={files}
        onValueChange={setFiles}
      />
      {files.map(file => (
        <Section key={file.id} title={t($ => $.documents.whatIs, { name: file.name })} variant="sheet">
          <DocumentForm
            registration={registration}
            start={newDocument(owner, owner === party ? kind : '')}
            isNew
            onCancel={() => drop(file.id)}
            onSubmit={async values => {
              const refused = await add(file.id, values, ask);
              if (refused) return refused;
              setLast({ after: party, party: values.party });
              drop(file.id);
            }}
          />
        </Section>
      ))}
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

/** A request for approval that a document would cancel, and what to do about it. */
interface Question {
  /** Of the user who asked for the approval. */
  readonly name: string;
  readonly answer: (isYes: boolean) => void;
}

interface AddDocumentsProps {
  readonly registration: Registration;
  /** Whose the first one is taken to be. */
  readonly party: string;
  /** What it is taken to be; empty where nothing is asked for. */
  readonly kind: string;
}
