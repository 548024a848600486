import { useTranslations } from '../../shared/translations.ts';
import type { ContactValues } from './contact-schema.ts';

/** What each field of the contact is called, in the order of the page. */
export function useContactLabels(): Readonly<Record<keyof ContactValues, string>> {
  const t = useTranslations('settings');
  const { businessName, shortName, address, phone, email, social } = t($ => $.settings.contact, {
    returnObjects: true,
  });
  const links = t($ => $.common.publicLinks, { returnObjects: true });
  return { businessName, shortName, address, phone, email, ...links, social };
}
