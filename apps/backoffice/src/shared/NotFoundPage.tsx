import { MessagePage } from './MessagePage.tsx';
import { home } from './return-to.ts';
import { useWords } from './words.ts';

/** 404: no page has this address. */
export function NotFoundPage() {
  const t = useWords();
  return (
    <MessagePage
      title={t($ => $.shell.notFound.title)}
      text={t($ => $.shell.notFound.text)}
      href={home}
      action={t($ => $.shell.toDashboard)}
    />
  );
}
