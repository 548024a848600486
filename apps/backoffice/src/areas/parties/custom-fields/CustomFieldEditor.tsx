import { askedOf, customFieldRules, type CustomField } from '@dossier/api/contract';
import { useCustomFields, type PartyFile } from '@dossier/api/parties';
import { Form, FormSection, SaveBar } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { useState } from 'react';
import { object, type Schema } from 'yup';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../../shared/LoadingPart.tsx';
import { PartyConflictModal } from '../../../shared/party-file/PartyConflictModal.tsx';
import { personValues, type PersonValues } from '../../../shared/party-file/party-values.ts';
import { usePartyForm } from '../../../shared/party-file/use-party-form.ts';
import { useTexts } from '../../../shared/translations.ts';
import { ChangesModal } from '../details/ChangesModal.tsx';
import type { SectionEditorProps } from '../details/SectionEditor.tsx';
import { useChangesQuestion } from '../details/use-changes-question.ts';
import { useSectionStore } from '../details/use-section-store.ts';
import { CustomFieldInput } from './CustomFieldInput.tsx';
import { useCustomReading } from './use-custom-reading.ts';

/** The custom fields that are asked of a client, answered together; what changes is shown before it is saved. */
export function CustomFieldEditor(props: SectionEditorProps) {
  const { data, error, mutate } = useCustomFields();
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPart />;
  return <AnswersForm {...props} fields={askedOf(data.items, props.party.type)} />;
}

function AnswersForm({ party, section, onDone, fields }: AnswersFormProps) {
  const { clientFile } = useTexts('parties');
  const reading = useCustomReading();
  const question = useChangesQuestion(reading);
  // What is typed stays under the rules that it was begun with: the platform has the last say.
  const [schema] = useState(
    () => object({ customFields: object(customFieldRules(fields)) }) as unknown as Schema<PersonValues>,
  );
  const partyForm = usePartyForm<PersonValues>(
    useSectionStore(party, section),
    {
      schema,
      valuesOf: node => ({ ...personValues(node), customFields: answersIn(node as PartyFile, fields) }),
    },
    { onDone, confirm: question.ask },
  );
  const { form } = partyForm;
  return (
    <>
      <Form form={form} isGuarded>
        <FormSection id="custom-fields" title={clientFile['custom-fields']}>
          <Columns>
            {fields.map(field => (
              <CustomFieldInput
                key={field._id}
                control={form.control}
                name={`customFields.${field._id}`}
                field={field}
              />
            ))}
          </Columns>
        </FormSection>
        <SaveBar form={form} />
      </Form>
      <ChangesModal question={question} />
      {partyForm.conflict && <PartyConflictModal name={party.name} partyForm={partyForm} reading={reading} />}
    </>
  );
}

/** The answers as a form holds them: empty where nothing was answered. */
function answersIn(
  { customFields }: Pick<PartyFile, 'customFields'>,
  fields: readonly CustomField[],
): Record<string, string> {
  const answers = new Map(customFields.map(({ _id, value }) => [_id, value]));
  return Object.fromEntries(fields.map(({ _id }) => [_id, answers.get(_id) ?? '']));
}

interface AnswersFormProps extends SectionEditorProps {
  readonly fields: readonly CustomField[];
}
