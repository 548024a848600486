import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { ActionGate } from '@dossier/ui/action-gate';
import { Button } from '@dossier/ui/button';
import { MoreIcon } from '@dossier/ui/icons';
import { Menu } from '@dossier/ui/menu';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { arrange, type StatusAction } from './actions.ts';
import { useBlockerText } from './use-blocker-text.ts';
import { ExportOneModal } from '../export/ExportOneModal.tsx';

const StatusModal = lazyPart(async () => (await import('./StatusModal.tsx')).StatusModal);
const SignOffModal = lazyPart(async () => (await import('./SignOffModal.tsx')).SignOffModal);

/** What can be done with the status: the way on, the way out, and the rest behind one button. Each says why it can't. */
export function StatusActions({ registration, progress }: StatusActionsProps) {
  const t = useTranslations('record');
  const blockerText = useBlockerText();
  const [chosen, choose] = useState<StatusAction | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const { signOff } = progress;
  // Who may decide on a request does that: asking for another is no way on.
  const decidable = signOff?.state === 'requested' && signOff.hindrance === null ? signOff : null;
  const { main, reject, others } = arrange(progress.status, progress.allowedNext);
  const texts = t($ => $.record.actions, { returnObjects: true });
  /** A single blocker is named; of several their number is shown, and they are listed next to the sections. */
  const reasonsOf = ({ option: { blockers } }: StatusAction): readonly string[] =>
    blockers.length > 1
      ? [t($ => $.record.missing.count, { count: blockers.length, formatted: String(blockers.length) })]
      : blockers.map(blockerText);
  return (
    <>
      <Menu
        button={
          <Button icon={<MoreIcon aria-hidden />}>
            {/* At the foot of a phone the mark is enough. */}
            <span className="max-md:sr-only">{t($ => $.record.more)}</span>
          </Button>
        }
        groups={[
          [{ id: 'export', label: t($ => $.record.export), onSelect: () => setExporting(true) }],
          others.map(action => {
            const [reason] = reasonsOf(action);
            return {
              id: action.name,
              label: texts[action.name].label,
              onSelect: () => choose(action),
              ...(reason !== undefined && { disabledReason: reason }),
              ...(['remove', 'reject'].includes(action.name) && { tone: 'danger' as const }),
            };
          }),
        ].filter(group => group.length > 0)}
      />
      {reject && (
        <Button variant="danger" onClick={() => choose(reject)}>
          {texts.reject.label}
        </Button>
      )}
      {decidable && (
        <Button variant="primary" onClick={() => setDeciding(true)}>
          {t($ => $.record.signOff.review)}
        </Button>
      )}
      {main && !decidable && (
        <ActionGate reasons={reasonsOf(main)} placement="below">
          {gate => (
            <Button {...gate} variant="primary" onClick={() => choose(main)}>
              {texts[main.name].label}
            </Button>
          )}
        </ActionGate>
      )}
      {decidable && isDeciding && (
        <Suspense fallback={null}>
          <SignOffModal id={decidable._id} onClose={() => setDeciding(false)} />
        </Suspense>
      )}
      {isExporting && (
        <Suspense fallback={null}>
          <ExportOneModal registration={registration} onClose={() => setExporting(false)} />
        </Suspense>
      )}
      {chosen && (
        <Suspense fallback={null}>
          <StatusModal registration={registration} action={chosen} onClose={() => choose(null)} />
        </Suspense>
      )}
    </>
  );
}

interface StatusActionsProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
}
