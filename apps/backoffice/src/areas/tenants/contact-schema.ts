import type { SectionValues } from '@dossier/api/tenants';
import {
  email,
  landOrMobilePhone,
  maxLength,
  optional,
  required,
  uniqueValues,
  url,
} from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectSchema } from 'yup';

type Contact = SectionValues['contact'];

/** A page of the firm in a social network. */
export interface SocialLink {
  name: string;
  url: string;
}

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
  social: SocialLink[];
}

export const linkNames = ['news', 'blog', 'governance', 'team', 'support'] as const;
const link = string()
  .defined()
  .test(...check(optional(url)));
export const contactSchema: ObjectSchema<ContactValues> = object({
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
  social: array(
    object({
      name: string()
        .defined()
        .test(...check(required))
        .test(...check(maxLength, { max: 40 })),
      url: string()
        .defined()
        .test(...check(required))
        .test(...check(url)),
    }),
  )
    .defined()
    .test(...check(uniqueValues, { key: 'name' })),
});

export const valuesOf = ({ publicLinks, ...contact }: Contact): ContactValues => ({
  ...contact,
  ...(Object.fromEntries(linkNames.map(name => [name, publicLinks[name] ?? ''])) as Record<
    (typeof linkNames)[number],
    string
  >),
  social: publicLinks.social.map(({ name, url: href }) => ({ name, url: href })),
});

/** What is sent: empty links are left out. */
export function contactOf(values: ContactValues): Contact {
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
    publicLinks: {
      ...links,
      social: values.social.map(({ name, url: href }) => ({ name: name.trim(), url: href.trim() })),
    },
  };
}

/** What each field says, as versions are compared. */
export const textsOf = (contact: Contact): Readonly<Record<keyof ContactValues, string>> => {
  const values = valuesOf(contact);
  return { ...values, social: values.social.map(({ name, url: href }) => `${name}: ${href}`).join(', ') };
};
