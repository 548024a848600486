import { reviewSoonDays } from '@dossier/api/contract';
import { useClientDocuments } from '@dossier/api/documents';
import { useOwners, type PartyFile } from '@dossier/api/parties';
import { partyStatus, registrationStatus } from '@dossier/validators/vocabularies';
import { soonDays } from '../../../shared/documents/soon.ts';
import { useDocumentText } from '../../../shared/documents/use-document-text.ts';
import { daysUntil, formatDay } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useAnyKindText } from '../../../shared/use-any-kind-text.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { clientAddress } from '../client-address.ts';
import { neededOf } from '../documents/needed-of.ts';

export interface DueItem {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly href: string;
}

/** What is due of a client whose relation has not ended: its review first, then documents, then owners, then registrations that are open. */
export function useDueItems(party: PartyFile): readonly DueItem[] {
  const t = useTranslations('clientFile', 'documents');
  const texts = useTexts('clientFile').due;
  const documentTexts = useTexts('documents').state;
  const documentText = useDocumentText();
  const kindText = useAnyKindText();
  const [locale] = useLocale();
  const now = useNow();
  const documents = useClientDocuments(party._id).data?.items;
  const owners = useOwners(party.type === 'LE' ? party._id : null).data;
  if (party.status === partyStatus.code('E')) return [];
  const reviewOf = (day: string | null): readonly DueItem[] => {
    if (day === null) return [];
    const left = daysUntil(day, now);
    if (left > reviewSoonDays) return [];
    const date = formatDay(day, locale);
    return [
      {
        id: 'review',
        title: texts.review,
        about: t($ => (left < 0 ? $.clientFile.due.reviewOverdue : $.clientFile.due.reviewOn), { date }),
        href: `/administration/workflow/${party._id}`,
      },
    ];
  };
  const ofDocuments = clientAddress(party._id, 'documents');
  const missing = documents ? neededOf(party, documents, now.toISOString().slice(0, 10)) : [];
  return [
    ...reviewOf(party.nextReviewOn),
    ...missing.flatMap(({ documentKind, flaw }): DueItem[] =>
      flaw === null
        ? []
        : [
            {
              id: documentKind,
              title: documentText(documentKind),
              about:
                flaw.code === 'documentExpired'
                  ? t($ => $.documents.state.over, { date: formatDay(flaw.until, locale) })
                  : flaw.code === 'documentMissing'
                    ? documentTexts.missing
                    : texts.undated,
              href: ofDocuments,
            },
          ],
    ),
    ...(documents ?? []).flatMap(({ _id, kind, countsUntil }): DueItem[] => {
      if (countsUntil === null) return [];
      const left = daysUntil(countsUntil, now);
      if (left < 0 || left > soonDays) return [];
      const date = formatDay(countsUntil, locale);
      return [
        {
          id: _id,
          title: kindText(kind),
          about: t($ => $.documents.state.soon, { date }),
          href: ofDocuments,
        },
      ];
    }),
    ...(owners && owners.confirmation === null && owners.errors.length === 0
      ? [
          {
            id: 'owners',
            title: texts.owners,
            about: texts.ownersAbout,
            href: clientAddress(party._id, 'connections'),
          },
        ]
      : []),
    ...(owners && owners.openDiscrepancies > 0
      ? [
          {
            id: 'register',
            title: texts.discrepancies,
            about: texts.discrepanciesAbout,
            href: clientAddress(party._id, 'connections'),
          },
        ]
      : []),
    ...party.registrations
      .filter(({ status }) => openStatuses.has(String(status)))
      .map(({ _id, number, name, status }) => ({
        id: _id,
        title: t($ => (status === accepted ? $.clientFile.due.accepted : $.clientFile.due.registration), {
          number,
        }),
        about: name,
        href: `/administration/registrations/${_id}`,
      })),
  ];
}

/** An accepted registration has still to be converted to a client. */
const accepted = registrationStatus.code('ACCEPTED');

/** Statuses in which someone still has to work on a registration. */
const openStatuses: ReadonlySet<string> = new Set(['INCOMPLETE', 'COMPLETE', accepted]);
