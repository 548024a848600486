import type { Export } from '@dossier/api/exports';
import type { Locale } from '@dossier/ui/messages';
import { formatCount } from '../../format.ts';
import type { Translate } from '../../translations.ts';

/** What an export is called: as what, and of how many. */
export const exportTitle = (
  t: Translate<'exports'>,
  { list, format, total }: Export,
  locale: Locale,
): string =>
  t($ => $.exports.lists[list].made, {
    format: t($ => $.exports.formats[format]),
    count: total,
    formatted: formatCount(total, locale),
  });
