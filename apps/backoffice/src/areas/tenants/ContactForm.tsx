import type { Section } from '@dossier/api/tenants';
import { Form, FormPhoneField, FormRows, FormTextArea, FormTextField, SaveBar } from '@dossier/ui/form';
import { Section as PageSection } from '@dossier/ui/section';
import { Columns, Stack } from '@dossier/ui/layout';
import { useTranslations } from '../../shared/translations.ts';
import { useTenantCountry } from '../../shared/use-tenant-country.ts';
import { contactOf, contactSchema, linkNames, valuesOf, type ContactValues } from './contact-schema.ts';
import type { SaveSection } from './use-save-section.ts';
import { useSectionForm } from './use-section-form.ts';

/** How the firm is reached, and its public links. */
export function ContactForm({ section, onSave }: ContactFormProps) {
  const t = useTranslations('settings');
  const country = useTenantCountry();
  const texts = t($ => $.settings.contact, { returnObjects: true });
  const form = useSectionForm<'contact', ContactValues>({
    name: 'contact',
    section,
    schema: contactSchema,
    valuesOf,
    onSave: async (values, base) =>
      (await onSave(contactOf(values), base))?.map(violation => ({
        ...violation,
        path: violation.path.replace(/^publicLinks\./, ''),
      })),
  });
  const { control } = form;
  return (
    <Form form={form} isGuarded>
      <FormTextField control={control} name="businessName" label={texts.businessName} />
      <FormTextField control={control} name="shortName" label={texts.shortName} hint={texts.shortNameHint} />
      <FormTextArea control={control} name="address" label={texts.address} isOptional />
      <FormPhoneField
        control={control}
        name="phone"
        label={texts.phone}
        defaultCountry={country}
        isOptional
      />
      <FormTextField control={control} name="email" label={texts.email} type="email" isOptional />
      <PageSection title={texts.links}>
        <Stack>
          <p>{texts.linksHint}</p>
          {linkNames.map(name => (
            <FormTextField
              key={name}
              control={control}
              name={name}
              type="url"
              label={t($ => $.common.publicLinks[name])}
              isOptional
            />
          ))}
          <FormRows
            control={control}
            name="social"
            label={texts.social}
            newRow={{ name: '', url: '' }}
            addLabel={texts.addSocial}
            removeLabel={texts.removeSocial}
            rowLabel={position => t($ => $.settings.contact.socialLink, { position })}
            noneLabel={texts.noSocial}
            max={8}
          >
            {index => (
              <Columns>
                <FormTextField control={control} name={`social.${index}.name`} label={texts.socialName} />
                <FormTextField
                  control={control}
                  name={`social.${index}.url`}
                  type="url"
                  label={texts.socialUrl}
                />
              </Columns>
            )}
          </FormRows>
        </Stack>
      </PageSection>
      <SaveBar form={form} />
    </Form>
  );
}

interface ContactFormProps {
  readonly section: Section<'contact'>;
  readonly onSave: SaveSection<'contact'>;
}
