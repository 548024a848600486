import { Pagination } from '@dossier/ui/pagination';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { changeList, listAddress, type ListState } from './list-address.ts';

/** Where in the list one is, and the ways on; nothing while the list is empty. */
export function RegistrationPages({ state, total }: { readonly state: ListState; readonly total: number }) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  if (total === 0) return null;
  const texts = t($ => $.registrations.pages, { returnObjects: true });
  const first = (state.page - 1) * state.size + 1;
  const last = Math.min(state.page * state.size, total);
  const pageAddress = (page: number) => listAddress(changeList(state, { page }));
  return (
    <Pagination
      label={texts.label}
      summary={t($ => $.registrations.pages.range, {
        from: formatCount(first, locale),
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
