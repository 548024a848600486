import type { SettingsSection } from '@dossier/api/contract';
import type { Section } from '@dossier/api/tenants';
import { useForm, type FormHandle, type FormOptions, type PathViolation } from '@dossier/ui/form';
import { useEffect, useEffectEvent, useState } from 'react';

type Fields = Record<string, string | boolean | string[] | object[]>;

interface SectionFormOptions<
  Name extends SettingsSection,
  Values extends { [Key in keyof Values]: Fields[string] },
> {
  readonly name: Name;
  /** As it is now: it changes when another user saves, too. */
  readonly section: Section<Name>;
  readonly schema: FormOptions<Values>['schema'];
  readonly valuesOf: (value: Section<Name>['value']) => Values;
  /** Saves what was typed, on the version that it began from. */
  readonly onSave: (values: Values, base: Section<Name>) => Promise<readonly PathViolation[] | undefined>;
}

/**
 * The form of a section. What is typed belongs to the version that it began from: saved on a newer one it would undo,
 * unseen, what another user saved. A form in which nothing is typed goes along with every newer version.
 */
export function useSectionForm<
  Name extends SettingsSection,
  Values extends { [Key in keyof Values]: Fields[string] },
>({ name, section, schema, valuesOf, onSave }: SectionFormOptions<Name, Values>): FormHandle<Values> {
  const [base, setBase] = useState(section);
  const form = useForm<Values>({
    schema,
    defaultValues: valuesOf(base.value) as never,
    draft: `settings ${name} ${base.version}`,
    staysOpen: true,
    onSubmit: values => onSave(values, base),
  });
  const { isDirty } = form.methods.formState;
  if (!isDirty && section.version !== base.version) setBase(section);
  const begin = useEffectEvent(() => form.methods.reset(valuesOf(base.value)));
  useEffect(() => begin(), [base.version]);
  return form;
}
