import { BrandMark } from '@dossier/ui/brand-mark';
import { locales } from '@dossier/ui/messages';
import { PublicLayout } from '@dossier/ui/public-layout';
import type { ReactNode } from 'react';
import { useNow } from './now.ts';
import { useConfiguration } from './configuration.ts';
import { languagesOf } from './use-locale.ts';
import { useLocaleChoice } from './use-locale-choice.ts';
import { useTranslations } from './translations.ts';

/** The frame of the pages before signing in: the firm's panel and links, and one form (S1 §2, public area). */
export function PublicFrame({ title, subtitle, children }: PublicFrameProps) {
  const t = useTranslations();
  const [locale, setLocale] = useLocaleChoice();
  const now = useNow();
  const { tenant } = useConfiguration();
  const name = tenant?.shortName ?? 'Dossier';
  const publicLinks = tenant?.publicLinks;
  const links = (['news', 'blog', 'governance', 'team', 'support'] as const).flatMap(key => {
    const href = publicLinks?.[key];
    return href ? [{ label: t($ => $.common.publicLinks[key]), href }] : [];
  });
  return (
    <PublicLayout
      brand={<BrandMark name={name} on="solid" logo={tenant?.logo ?? null} />}
      claim={t($ => $.common.motto)}
      title={title}
      {...(subtitle === undefined ? {} : { subtitle })}
      links={links}
      language={{
        value: locale,
        languages: languagesOf(tenant?.allowedLocales ?? locales),
        onValueChange: setLocale,
      }}
      social={(publicLinks?.social ?? []).map(({ name: label, url: href }) => ({ label, href }))}
      copyright={t($ => $.common.copyright, { year: now.getFullYear(), name })}
    >
      {children}
    </PublicLayout>
  );
}

interface PublicFrameProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
}
