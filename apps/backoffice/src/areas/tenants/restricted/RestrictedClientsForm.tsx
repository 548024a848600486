import type { Section } from '@dossier/api/tenants';
import { Form, FormMultiSelect, FormWhen, SaveBar } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Section as PageSection } from '@dossier/ui/section';
import { array, object, string, type ObjectSchema } from 'yup';
import { useTranslations } from '../../../shared/translations.ts';
import type { SaveSection } from '../use-save-section.ts';
import { useSectionForm } from '../use-section-form.ts';
import type { ReaderNames } from '../../../shared/lowered-settings/use-reader-names.ts';
import { readerFields, readersOf, valueOf, type ReaderValues } from './reader-fields.ts';

const ids = array(string().defined()).defined();
const schema: ObjectSchema<ReaderValues> = object({
  staffUsers: ids,
  staffGroups: ids,
  vipUsers: ids,
  vipGroups: ids,
});

/** The people and groups who may see restricted clients, by kind. */
export function RestrictedClientsForm({ section, names, isReadOnly, onSave }: RestrictedClientsFormProps) {
  const t = useTranslations('restrictedClients');
  const kinds = t($ => $.restrictedClients.kinds, { returnObjects: true });
  const hints = t($ => $.restrictedClients.kindHints, { returnObjects: true });
  const form = useSectionForm<'restrictedClients', ReaderValues>({
    name: 'restrictedClients',
    section,
    schema,
    valuesOf: value =>
      Object.fromEntries(
        readerFields.map(field => [field.name, [...readersOf(field, value)]]),
      ) as ReaderValues,
    onSave: (values, base) =>
      onSave(
        valueOf(({ name }) => values[name]),
        base,
      ),
  });
  return (
    <Form form={form} isGuarded hasSummary={false}>
      {(['STAFF', 'VIP'] as const).map(kind => {
        const fields = readerFields.filter(field => field.kind === kind);
        return (
          <PageSection key={kind} title={kinds[kind]}>
            <Stack>
              <p>{hints[kind]}</p>
              {fields
                // Groups have no names for those who may not read them.
                .filter(({ of }) => of === 'users' || names.groups.length > 0)
                .map(({ name, of }) => (
                  <FormMultiSelect
                    key={name}
                    control={form.control}
                    name={name}
                    label={t($ => $.restrictedClients[of], { kind: kinds[kind] })}
                    options={names[of]}
                    isDisabled={isReadOnly}
                  />
                ))}
              <FormWhen
                control={form.control}
                name={fields.map(({ name }) => name)}
                is={named => (named as readonly (readonly string[])[]).every(list => list.length === 0)}
              >
                <Notice tone="info">{t($ => $.restrictedClients.none)}</Notice>
              </FormWhen>
            </Stack>
          </PageSection>
        );
      })}
      <SaveBar form={form} />
    </Form>
  );
}

interface RestrictedClientsFormProps {
  readonly section: Section<'restrictedClients'>;
  readonly names: ReaderNames;
  readonly isReadOnly: boolean;
  readonly onSave: SaveSection<'restrictedClients'>;
}
