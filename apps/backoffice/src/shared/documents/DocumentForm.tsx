import type { DocumentHolder } from './holder.ts';
import { Button } from '@dossier/ui/button';
import {
  Form,
  SubmitButton,
  useForm,
  type NeededField,
  type PathViolation,
  type SoughtField,
} from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { useTexts } from '../translations.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { documentSchema, type DocumentValues } from './document-form.ts';

const nothingNeeded: readonly NeededField[] = [];

export function DocumentForm({
  holder,
  start,
  sought,
  isNarrow = false,
  onSubmit,
  onCancel,
}: DocumentFormProps) {
  const texts = useTexts('documents');
  const form = useForm<DocumentValues>({ schema: documentSchema, defaultValues: start, onSubmit });
  const { control } = form;
  return (
    <Form form={form} hasSummary={false} needed={nothingNeeded} sought={sought}>
      <DocumentFields control={control} holder={holder} isNarrow={isNarrow} />
      <Cluster justify="end">
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
        <SubmitButton control={control}>{texts.saveChanges}</SubmitButton>
      </Cluster>
    </Form>
  );
}

interface DocumentFormProps {
  readonly holder: DocumentHolder;
  readonly start: DocumentValues;
  /** The date that someone came for. */
  readonly sought?: SoughtField | undefined;
  readonly onSubmit: (values: DocumentValues) => Promise<readonly PathViolation[] | void>;
  /** Absent where leaving is another button's. */
  readonly onCancel?: () => void;
  /** Its fields stand one below another. @default false */
  readonly isNarrow?: boolean;
}
