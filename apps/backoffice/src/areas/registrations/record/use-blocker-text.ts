import type { Blocker } from '@dossier/api/registrations';
import { countryName } from '@dossier/validators/vocabularies';
import { formatDay, formatPercentage } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';
import { useDocumentText } from '../../../shared/documents/use-document-text.ts';

/** A blocker as a sentence: of which party, and what. */
export function useBlockerText(): (blocker: Blocker) => string {
  const t = useTranslations('record');
  const [locale] = useLocale();
  const { labelOf } = usePartyTexts();
  const documentText = useDocumentText();
  const texts = t($ => $.record.missing, { returnObjects: true });
  return ({ code, params }) => {
    const text = (name: string) => String(params[name] ?? '');
    const party = text('party');
    switch (code) {
      case 'fieldMissing':
        // An answer is called by its question.
        return t($ => $.record.missing.fieldMissing, {
          party,
          field: labelOf(text('field').replace(/\.applies$/, '')),
        });
      case 'taxResidencyMissing':
        return t($ => $.record.missing.taxResidencyMissing, { party });
      case 'taxNumberMissing':
        return t($ => $.record.missing.taxNumberMissing, {
          party,
          country: countryName(text('country'), locale),
        });
      case 'originOfAssetsMissing':
        return t($ => $.record.missing.originOfAssetsMissing, { party });
      case 'representativeMissing':
        return t($ => $.record.missing.representativeMissing, { party });
      case 'ownersUnconfirmed':
        return t($ => $.record.missing.ownersUnconfirmed, { party });
      case 'OVER_100':
        return t($ => $.record.missing.OVER_100, {
          party,
          total: formatPercentage(Number(text('total')), locale),
          over: formatPercentage(Number(text('over')), locale, false),
        });
      case 'documentMissing':
        return t($ => $.record.missing.fieldMissing, { party, field: documentText(text('documentKind')) });
      case 'documentUndated':
        // An extract counts from the day of its issue, an identity document until its end.
        return t(
          $ =>
            text('documentKind') === 'identity'
              ? $.record.missing.documentUndated
              : $.record.missing.documentNotIssued,
          { party, documentKind: documentText(text('documentKind')) },
        );
      case 'documentExpired':
        return t($ => $.record.missing.documentExpired, {
          party,
          documentKind: documentText(text('documentKind')),
          date: formatDay(text('until'), locale),
        });
      case 'partyCannotBecomeClient':
        return t($ => $.record.missing.partyCannotBecomeClient, { party });
      case 'matchUndecided':
        return t($ => $.record.missing.matchUndecided, { party });
      case 'tooLate':
        return 'months' in params
          ? t($ => $.record.missing.tooLateMonths, { months: text('months') })
          : t($ => $.record.missing.tooLateDays, { days: text('days') });
      case 'notPermitted':
        return t($ => $.record.notPermitted);
      case 'riskUnacceptable':
      case 'signOffOpen':
      case 'clientFileOff':
      case 'previewUnconfirmed':
        return texts[code];
    }
  };
}
