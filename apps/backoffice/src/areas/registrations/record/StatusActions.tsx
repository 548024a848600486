import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { ActionReasons } from '@dossier/ui/action-gate';
import { Button, ButtonLink } from '@dossier/ui/button';
import { DownloadIcon, MoreIcon } from '@dossier/ui/icons';
import { Menu } from '@dossier/ui/menu';
import { FooterActions } from '@dossier/ui/page-header';
import { Suspense, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { useIsWide } from '../../../shared/use-media.ts';
import { ExportOneModal } from '../export/ExportOneModal.tsx';
import { arrange, type StatusAction } from './actions.ts';
import { decisionAddress } from './decision-address.ts';
import { useBlockerText } from './use-blocker-text.ts';
import { useInStep } from './use-in-step.ts';

const MigrationModal = lazyPart(async () => (await import('../migration/MigrationModal.tsx')).MigrationModal);
const StatusModal = lazyPart(async () => (await import('./StatusModal.tsx')).StatusModal);

/** What can be done with the status: the way on, the way out, and the rest behind one button. Each says why it can't. */
export function StatusActions({ address, ...read }: StatusActionsProps) {
  const { registration, progress } = useInStep(read.registration, read.progress);
  const t = useTranslations('record');
  const blockerText = useBlockerText();
  const [, navigate] = useLocation();
  const isWide = useIsWide();
  const reasonsId = useId();
  const [chosen, choose] = useState<StatusAction | null>(null);
  const [isExporting, setExporting] = useState(false);
  const { signOff } = progress;
  const isRequested = signOff?.state === 'requested';
  // A user who may decide on a request does that: asking for another is no way on, and waiting is none either.
  const isDecidable = isRequested && signOff.hindrance === null;
  const { main, reject, others } = arrange(progress.status, progress.allowedNext);
  const next = isRequested && main?.option.next === 'ACCEPTED' ? null : main;
  const texts = t($ => $.record.actions, { returnObjects: true });
  /** A single blocker is named; of several their number is shown, and they are listed next to the sections. */
  const reasonsOf = ({ option: { blockers } }: StatusAction): readonly string[] =>
    blockers.length > 1
      ? [t($ => $.record.missing.count, { count: blockers.length, formatted: String(blockers.length) })]
      : blockers.map(blockerText);
  const reasons = next ? reasonsOf(next) : [];
  const exports = { id: 'export', label: t($ => $.record.export), onSelect: () => setExporting(true) };
  const groups = [
    [
      ...(isWide ? [] : [exports]),
      {
        id: 'process',
        label: t($ => $.record.process),
        onSelect: () => navigate(`/administration/workflow/${registration._id}`),
      },
    ],
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
  ].filter(group => group.length > 0);
  return (
    <FooterActions note={<ActionReasons id={reasonsId} reasons={reasons} />}>
      {groups.length > 0 && (
        <Menu
          button={
            <Button icon={<MoreIcon aria-hidden />}>
              <span className="sr-only">{t($ => $.record.more)}</span>
            </Button>
          }
          groups={groups}
        />
      )}
      {isWide && (
        <Button icon={<DownloadIcon aria-hidden />} onClick={exports.onSelect}>
          {exports.label}
        </Button>
      )}
      {reject && (
        <Button variant="danger" onClick={() => choose(reject)}>
          {texts.reject.label}
        </Button>
      )}
      {isDecidable && (
        <ButtonLink variant="primary" href={decisionAddress(address)}>
          {t($ => $.record.signOff.review)}
        </ButtonLink>
      )}
      {next && (
        <Button
          variant="primary"
          isDisabled={reasons.length > 0}
          aria-describedby={reasons.length > 0 ? reasonsId : undefined}
          // Accepting a client is decided where everything stands that the decision rests on.
          onClick={() => (next.name === 'accept' ? navigate(decisionAddress(address)) : choose(next))}
        >
          {texts[next.name].label}
        </Button>
      )}
      {isExporting && (
        <Suspense fallback={null}>
          <ExportOneModal registration={registration} onClose={() => setExporting(false)} />
        </Suspense>
      )}
      {chosen && (
        <Suspense fallback={null}>
          {chosen.name === 'convert' ? (
            <MigrationModal registration={registration} onClose={() => choose(null)} />
          ) : (
            <StatusModal registration={registration} action={chosen} onClose={() => choose(null)} />
          )}
        </Suspense>
      )}
    </FooterActions>
  );
}

interface StatusActionsProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
  /** Of the record. */
  readonly address: string;
}
