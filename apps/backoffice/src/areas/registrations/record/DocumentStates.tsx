import type { Blocker, Registration } from '@dossier/api/registrations';
import { useDocuments } from '@dossier/api/documents';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Status } from '@dossier/ui/status';
import { ValueList } from '@dossier/ui/value-list';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { formatDay } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { blockerAddress } from '../../../shared/blocker-address.ts';
import { documentStates, type DocumentState } from './document-states.ts';
import { useDocumentText } from '../../../shared/documents/use-document-text.ts';

const tones = {
  there: 'success',
  expiring: 'warning',
  missing: 'warning',
  undated: 'warning',
  expired: 'danger',
} as const;

/** Which documents are there, which expire soon, and which are missing: each of those leads to where it is added. */
export function DocumentStates({ registration, blockers, address, isOpen }: DocumentStatesProps) {
  const t = useTranslations('registration');
  const texts = useTexts('registration').summary;
  const [locale] = useLocale();
  const now = useNow();
  const documentText = useDocumentText();
  const { data, error, mutate } = useDocuments(registration._id);
  const stateText = ({ state, until }: DocumentState) => {
    if (until === null) return texts.documentStates[state];
    const date = formatDay(until, locale);
    if (state === 'expired') return t($ => $.registration.summary.expiredOn, { date });
    return state === 'expiring'
      ? t($ => $.registration.summary.expiresOn, { date })
      : t($ => $.registration.summary.countsUntil, { date });
  };
  return (
    <Section title={texts.documents}>
      {data ? (
        <ValueList
          items={documentStates(registration.parties, data.items, blockers, now).map(document => {
            const kind = documentText(document.documentKind);
            return {
              id: document.id,
              label:
                isOpen && document.blocker ? (
                  <Link href={blockerAddress(address, document.blocker)}>{kind}</Link>
                ) : (
                  kind
                ),
              note: document.party,
              value: <Status tone={tones[document.state]}>{stateText(document)}</Status>,
            };
          })}
        />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton />
      )}
    </Section>
  );
}

interface DocumentStatesProps {
  readonly registration: Registration;
  readonly blockers: readonly Blocker[];
  /** Of the record. */
  readonly address: string;
  readonly isOpen: boolean;
}
