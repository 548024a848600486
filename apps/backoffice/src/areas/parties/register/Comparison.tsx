import type { RegisterComparison } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Status } from '@dossier/ui/status';
import { Suspense, useState, type ReactNode } from 'react';
import { formatDay, formatInstant } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { AttachedExtract } from './AttachedExtract.tsx';
import { Discrepancies } from './Discrepancies.tsx';

const ReportModal = lazyPart(async () => (await import('./ReportModal.tsx')).ReportModal);

/** An extract of the register: of which day, who compared it, and in what it differs. */
export function Comparison({ partyId, comparison, isNewest, mayChange, action }: ComparisonProps) {
  const t = useTranslations('register');
  const texts = useTexts('register');
  const [locale] = useLocale();
  const [isReporting, setReporting] = useState(false);
  const { register, extractOn, by, at, isConfirmed, isCurrent, discrepancies, report } = comparison;
  return (
    <Stack gap="small">
      <p>
        {t($ => $.register.by, {
          register,
          date: formatDay(extractOn, locale),
          by: by ?? texts.former,
          when: formatInstant(at, locale),
          owners: isConfirmed ? texts.confirmed : texts.calculated,
        })}
      </p>
      <AttachedExtract partyId={partyId} comparison={comparison} mayChange={mayChange} />
      {isNewest && !isCurrent && <Notice tone="warning">{texts.old}</Notice>}
      {discrepancies.length === 0 ? (
        <Cluster>
          <Status tone="success">{texts.same}</Status>
        </Cluster>
      ) : (
        <Discrepancies partyId={partyId} comparison={comparison} mayChange={mayChange} />
      )}
      {(report !== null || action) && (
        <Cluster>
          {report !== null && <Button onClick={() => setReporting(true)}>{texts.actions.reportText}</Button>}
          {action}
        </Cluster>
      )}
      <Suspense fallback={null}>
        {isReporting && report !== null && (
          <ReportModal report={report} onClose={() => setReporting(false)} />
        )}
      </Suspense>
    </Stack>
  );
}

interface ComparisonProps {
  readonly partyId: string;
  readonly comparison: RegisterComparison;
  readonly isNewest: boolean;
  readonly mayChange: boolean;
  /** What can be done next to reporting it. */
  readonly action?: ReactNode;
}
