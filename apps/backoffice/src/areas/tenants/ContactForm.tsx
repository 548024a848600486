import type { Section, SectionValues } from '@dossier/api/tenants';
import { email, landOrMobilePhone, maxLength, optional, required, url } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { Form, FormPhoneField, FormTextArea, FormTextField, SaveBar } from '@dossier/ui/form';
import { Section as PageSection } from '@dossier/ui/section';
import { Stack } from '@dossier/ui/layout';
import { object, string, type ObjectSchema } from 'yup';
import { useTranslations } from '../../shared/translations.ts';
import type { SaveSection } from './use-save-section.ts';
import { useSectionForm } from './use-section-form.ts';

type Contact = SectionValues['contact'];

/** The form has one level: a link is a field like any other. */
export interface ContactValues {
  businessName: string;
  shortName: string;
  address: string;
  phone: string;
  email: string;
  news: string;
  blog: string;
  governance: string;
  team: string;
  support: string;
}

const linkNames = ['news', 'blog', 'governance', 'team', 'support'] as const;
const link = string()
  .defined()
  .test(...check(optional(url)));
const schema: ObjectSchema<ContactValues> = object({
  businessName: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 100 })),
  shortName: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 30 })),
  address: string()
    .defined()
    .test(...check(maxLength, { max: 300 })),
  phone: string()
    .defined()
    .test(...check(optional(landOrMobilePhone))),
  email: string()
    .defined()
    .test(...check(optional(email))),
  news: link,
  blog: link,
  governance: link,
  team: link,
  support: link,
});

export const valuesOf = ({ publicLinks, ...contact }: Contact): ContactValues => ({
  ...contact,
  ...(Object.fromEntries(linkNames.map(name => [name, publicLinks[name] ?? ''])) as Record<
    (typeof linkNames)[number],
    string
  >),
});

/** What is sent: empty links are left out, the social ones stay as they are. */
export function contactOf(values: ContactValues, before: Contact): Contact {
  const { businessName, shortName, address, phone, email: address2 } = values;
  const links = Object.fromEntries(
    linkNames.flatMap(name => (values[name].trim() ? [[name, values[name].trim()]] : [])),
  );
  return {
    businessName: businessName.trim(),
    shortName: shortName.trim(),
    address: address.trim(),
    phone,
    email: address2.trim(),
    publicLinks: { ...links, social: before.publicLinks.social },
  };
}

/** How the firm is reached, and its public links. */
export function ContactForm({ section, onSave }: ContactFormProps) {
  const t = useTranslations('settings');
  const texts = t($ => $.settings.contact, { returnObjects: true });
  const form = useSectionForm<'contact', ContactValues>({
    name: 'contact',
    section,
    schema,
    valuesOf,
    onSave: async (values, base) =>
      (await onSave(contactOf(values, base.value), base))?.map(violation => ({
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
      <FormPhoneField control={control} name="phone" label={texts.phone} isOptional />
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
