import type { Export } from '@dossier/api/exports';
import type { Locale } from '@dossier/ui/messages';
import { formatCount } from '../../../shared/format.ts';
import type { Translate } from '../../../shared/translations.ts';

/** What an export is called: as what, and of how many. */
export const exportTitle = (t: Translate<'exports'>, { format, total }: Export, locale: Locale): string =>
  t($ => $.exports.made, {
    format: t($ => $.exports.formats[format]),
    count: total,
    formatted: formatCount(total, locale),
  });
