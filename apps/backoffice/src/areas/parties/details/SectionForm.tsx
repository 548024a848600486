import type { ClientFileSection, RuleOptions } from '@dossier/api/contract';
import { Form, SaveBar, type FormControl } from '@dossier/ui/form';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { PartyConflictModal } from '../../../shared/party-file/PartyConflictModal.tsx';
import { usePartyForm, type PartyKind, type PartyValues } from '../../../shared/party-file/use-party-form.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import { ChangesModal } from './ChangesModal.tsx';
import { schemaOfSection } from './schema-of-section.ts';
import type { SectionEditorProps } from './SectionEditor.tsx';
import { useChangesQuestion } from './use-changes-question.ts';
import { useSectionStore } from './use-section-store.ts';

/** One section of a person or a legal entity, with what it changes shown before it is saved. */
export function SectionForm<Values extends PartyValues>({
  party,
  section,
  onDone,
  schemaOf,
  valuesOf,
  fieldsOf,
}: SectionFormProps<Values>) {
  const country = useTenantCountry();
  const question = useChangesQuestion(usePartyTexts());
  const [schema] = useState(() =>
    schemaOfSection(
      schemaOf({ today: new Date().toISOString().slice(0, 10), whose: 'anybody' }),
      party,
      section,
    ),
  );
  const partyForm = usePartyForm(
    useSectionStore(party, section),
    { schema, valuesOf: node => valuesOf(node, country) },
    { onDone, confirm: question.ask },
  );
  const { form } = partyForm;
  return (
    <>
      <Form form={form} isGuarded>
        {fieldsOf[section]?.(form.control, party)}
        <SaveBar form={form} />
      </Form>
      <ChangesModal question={question} />
      {partyForm.conflict && <PartyConflictModal name={party.name} partyForm={partyForm} />}
    </>
  );
}

/** The fields of each section that a client of this kind has. */
export type FieldsOf<Values extends PartyValues> = Partial<
  Record<ClientFileSection, (control: FormControl<Values>, party: SectionEditorProps['party']) => ReactNode>
>;

interface SectionFormProps<Values extends PartyValues> extends SectionEditorProps {
  readonly schemaOf: (options: RuleOptions) => Schema<Values>;
  readonly valuesOf: (party: Parameters<PartyKind<Values>['valuesOf']>[0], country: string) => Values;
  readonly fieldsOf: FieldsOf<Values>;
}
