import { Pagination } from '@dossier/ui/pagination';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { changeInbox, inboxAddress, messagesOnPage, type InboxState } from './inbox-address.ts';

/** Where in the inbox one is, and the ways on; nothing while all of it is on one page. */
export function InboxPages({ state, total }: { readonly state: InboxState; readonly total: number }) {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  if (total <= messagesOnPage) return null;
  const texts = t($ => $.messages.pages, { returnObjects: true });
  const last = Math.min(state.page * messagesOnPage, total);
  const pageAddress = (page: number) => inboxAddress(changeInbox(state, { page }));
  return (
    <Pagination
      label={texts.label}
      summary={t($ => $.messages.pages.range, {
        from: formatCount((state.page - 1) * messagesOnPage + 1, locale),
        to: formatCount(last, locale),
        total: formatCount(total, locale),
      })}
      previous={state.page > 1 ? pageAddress(state.page - 1) : undefined}
      next={last < total ? pageAddress(state.page + 1) : undefined}
      previousLabel={texts.previous}
      nextLabel={texts.next}
    />
  );
}
