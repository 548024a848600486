import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { MessagePage } from './MessagePage.tsx';
import { reportError } from './report-error.ts';
import { home } from './return-to.ts';
import { useTranslations } from './translations.ts';

/** 404: no page has this address. S1 §8: that is reported as well, with the address. */
export function NotFoundPage() {
  const t = useTranslations();
  const [path] = useLocation();
  useEffect(() => reportError(new Error('No page has this address.'), 'route'), [path]);
  return (
    <MessagePage
      title={t($ => $.common.notFound.title)}
      text={t($ => $.common.notFound.text)}
      href={home}
      action={t($ => $.common.toDashboard)}
    />
  );
}
