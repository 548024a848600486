import type { DocumentHolder } from './holder.ts';
import { Button } from '@dossier/ui/button';
import { Form, SubmitButton, useForm, type NeededField, type PathViolation } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useEffect } from 'react';
import { useTexts, useTranslations } from '../translations.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { pendingSchema, type PendingDocument, type PendingDocuments } from './document-form.ts';

/** What has to be there is asked for by its rule: nothing else is worth being called optional. */
const nothingNeeded: readonly NeededField[] = [];

/** What someone says of files that have come, each in its own part, and one button that saves all. */
export function PendingForm({ holder, files, onDrop, onSubmit }: PendingFormProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const form = useForm<PendingDocuments>({
    schema: pendingSchema,
    defaultValues: { documents: [...files] },
    onSubmit: async ({ documents }) => onSubmit(documents),
  });
  const { control, methods } = form;
  // What was typed of the files that stay stays with them.
  useEffect(() => {
    const typed = new Map(methods.getValues('documents').map(document => [document.id, document]));
    const documents = files.map(file => typed.get(file.id) ?? file);
    methods.reset({ documents }, { keepErrors: false });
  }, [files, methods]);
  const count = files.length;
  return (
    <Form form={form} hasSummary={false} needed={nothingNeeded}>
      {files.map(({ id, name }, index) => (
        <Section
          key={id}
          title={t($ => $.documents.whatIs, { name })}
          variant="sheet"
          actions={
            <Button
              size="small"
              variant="quiet"
              onClick={() => onDrop(id)}
              aria-label={t($ => $.documents.dropOf, { name })}
            >
              {texts.drop}
            </Button>
          }
        >
          <DocumentFields control={control} holder={holder} at={`documents.${index}.`} isNew />
        </Section>
      ))}
      <Cluster justify="end">
        <SubmitButton control={control}>
          {t($ => $.documents.saveAll, { count, formatted: String(count) })}
        </SubmitButton>
      </Cluster>
    </Form>
  );
}

interface PendingFormProps {
  readonly holder: DocumentHolder;
  /** With what each is taken to be. */
  readonly files: readonly PendingDocument[];
  /** Lets one go that is not meant. */
  readonly onDrop: (id: string) => void;
  readonly onSubmit: (
    documents: readonly PendingDocument[],
  ) => Promise<readonly PathViolation[] | undefined | void>;
}
