import type { Permission } from '@dossier/api/contract';
import { MessagePage } from './MessagePage.tsx';
import { home } from './return-to.ts';
import { useTranslations } from './translations.ts';
import { useVocabularyText } from './vocabulary-text.ts';

/** 403: names what is missing and who can give it (`4-expectations.md` row 35). */
export function ForbiddenPage({ permission }: { readonly permission: Permission }) {
  const t = useTranslations();
  const textOf = useVocabularyText('access');
  return (
    <MessagePage
      title={t($ => $.common.forbidden.title)}
      text={t($ => $.common.forbidden.text, { permission: textOf('permission', permission) })}
      href={home}
      action={t($ => $.common.toDashboard)}
    />
  );
}
