import type { Permission } from '@dossier/api/contract';
import { MessagePage } from './MessagePage.tsx';
import { home } from './return-to.ts';
import { useWords } from './words.ts';

/** 403: names what is missing and who can give it (`4-expectations.md` row 35). */
export function ForbiddenPage({ permission }: { readonly permission: Permission }) {
  const t = useWords();
  return (
    <MessagePage
      title={t($ => $.shell.forbidden.title)}
      text={t($ => $.shell.forbidden.text, { permission })}
      href={home}
      action={t($ => $.shell.toDashboard)}
    />
  );
}
