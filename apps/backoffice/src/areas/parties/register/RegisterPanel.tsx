import { useOwners, useRegisterComparisons } from '@dossier/api/parties';
import { Accordion } from '@dossier/ui/accordion';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Suspense, useState } from 'react';
import { formatDay } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import type { Candidate } from '../../../shared/owners/confirmation-form.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { Comparison } from './Comparison.tsx';

const CompareModal = lazyPart(async () => (await import('./CompareModal.tsx')).CompareModal);

/** What the register of beneficial owners says of a company, compared with what the firm knows (3-decisions 4.7, step 9). */
export function RegisterPanel({ partyId, candidates, mayChange }: RegisterPanelProps) {
  const t = useTranslations('register');
  const texts = useTexts('register');
  const [locale] = useLocale();
  const { data, error, mutate } = useRegisterComparisons(partyId);
  const { data: owners } = useOwners(partyId);
  const [isComparing, setComparing] = useState(false);
  // Shares that allow no result allow no comparison.
  const mayCompare = mayChange && owners?.errors.length === 0;
  const [newest, ...earlier] = data?.items ?? [];
  const compareAction = mayCompare && <Button onClick={() => setComparing(true)}>{texts.compare}</Button>;
  return (
    <Section title={texts.title}>
      <Stack>
        <p>{texts.about}</p>
        {!data &&
          (error ? (
            <LoadFailed error={error} title={texts.failed} onRetry={() => void mutate()} />
          ) : (
            <Skeleton height="4rem" />
          ))}
        {data && !newest && <p>{texts.none}</p>}
        {newest ? (
          <Comparison
            partyId={partyId}
            comparison={newest}
            isNewest
            mayChange={mayChange}
            action={compareAction}
          />
        ) : (
          data && <Cluster>{compareAction}</Cluster>
        )}
        {earlier.length > 0 && (
          <Accordion
            items={earlier.map(comparison => ({
              id: comparison._id,
              title: t($ => $.register.earlier, {
                register: comparison.register,
                date: formatDay(comparison.extractOn, locale),
              }),
              summary: t($ => $.register.earlierCount, {
                count: comparison.discrepancies.length,
                formatted: String(comparison.discrepancies.length),
              }),
              content: (
                <Comparison
                  partyId={partyId}
                  comparison={comparison}
                  isNewest={false}
                  mayChange={mayChange}
                />
              ),
            }))}
          />
        )}
      </Stack>
      <Suspense fallback={null}>
        {isComparing && owners && (
          <CompareModal
            partyId={partyId}
            owners={owners}
            candidates={candidates}
            register={newest?.register ?? ''}
            onClose={() => setComparing(false)}
          />
        )}
      </Suspense>
    </Section>
  );
}

interface RegisterPanelProps {
  /** The company. */
  readonly partyId: string;
  /** Persons who may be in an extract, besides those with an interest. */
  readonly candidates: readonly Candidate[];
  readonly mayChange: boolean;
}
