import type { RegisterComparison } from '@dossier/api/contract';
import type { Discrepancy } from '@dossier/api/parties';
import { registerTexts } from '@dossier/api/texts';
import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { Status } from '@dossier/ui/status';
import { ValueList } from '@dossier/ui/value-list';
import { Suspense, useState } from 'react';
import { formatDay } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

const SettleModal = lazyPart(async () => (await import('./SettleModal.tsx')).SettleModal);

/** Where an extract and the owners differ, why, and what was done about it. */
export function Discrepancies({ partyId, comparison, mayChange }: DiscrepanciesProps) {
  const t = useTranslations('register');
  const texts = useTexts('register');
  const [locale] = useLocale();
  const { sentenceOf } = registerTexts(texts, locale);
  const [settling, setSettling] = useState<Discrepancy | null>(null);
  const textOf = (discrepancy: Discrepancy) =>
    sentenceOf(discrepancy, discrepancy.person.name ?? texts.hidden);
  const noteOf = ({ state, reportedOn, reason, settledBy }: Discrepancy) => {
    const by = settledBy ?? texts.former;
    if (state === 'reported')
      return t($ => $.register.reportedOn, { date: formatDay(reportedOn ?? '', locale), by });
    return state === 'explained' ? t($ => $.register.explainedBy, { reason: reason ?? '', by }) : null;
  };
  return (
    <>
      <ValueList
        items={comparison.discrepancies.map(discrepancy => ({
          id: discrepancy._id,
          label: texts.kinds[discrepancy.kind],
          note: (
            <>
              <span className="block">{textOf(discrepancy)}</span>
              {noteOf(discrepancy)}
            </>
          ),
          value: (
            <Cluster>
              <Status tone={discrepancy.state === 'open' ? 'warning' : 'success'}>
                {texts.states[discrepancy.state]}
              </Status>
              {mayChange && (
                <Button
                  size="small"
                  variant={discrepancy.state === 'open' ? 'secondary' : 'quiet'}
                  aria-label={`${actionOf(discrepancy)}: ${discrepancy.person.name ?? texts.hidden}`}
                  onClick={() => setSettling(discrepancy)}
                >
                  {actionOf(discrepancy)}
                </Button>
              )}
            </Cluster>
          ),
        }))}
      />
      <Suspense fallback={null}>
        {settling && (
          <SettleModal
            partyId={partyId}
            comparisonId={comparison._id}
            discrepancy={settling}
            sentence={textOf(settling)}
            onClose={() => setSettling(null)}
          />
        )}
      </Suspense>
    </>
  );

  function actionOf({ state }: Discrepancy): string {
    return state === 'open' ? texts.actions.settle : texts.actions.change;
  }
}

interface DiscrepanciesProps {
  readonly partyId: string;
  readonly comparison: RegisterComparison;
  readonly mayChange: boolean;
}
