import { useCurrentUser } from '@dossier/api/access';
import { useProcessWork, type WorkflowProcess } from '@dossier/api/workflows';
import { Badge } from '@dossier/ui/badge';
import { Button, ButtonLink } from '@dossier/ui/button';
import { DueBadge } from '@dossier/ui/due-badge';
import { Cluster } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { workflowDisplayStatus } from '@dossier/validators/vocabularies';
import { formatDay } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useKeys } from '../../../shared/use-keys.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import type { ColleagueWish } from './ColleagueModal.tsx';
import { useProcessTexts } from './use-process-texts.ts';

/**
 * Of whom, what, until when, and what can be done with the process as a whole; `i` takes it, `q` asks a colleague, `e`
 * escalates it.
 */
export function ProcessHead({ process, onCancel, onWish }: ProcessHeadProps) {
  const t = useTranslations('processes');
  const textOf = useVocabularyText('party');
  const { texts, workflow, standing } = useProcessTexts();
  const [locale] = useLocale();
  const me = useCurrentUser().data;
  const { move, readAgain } = useProcessWork();
  const notify = useNotify({}, () => void readAgain());
  const { moves, assignee, startedBy, createdAt, daysLeft, isPaused, target, result } = process;
  const { tone = 'neutral', outlined } = workflowDisplayStatus.entry(process.displayStatus) ?? {};
  const mayTake = moves.includes('assign') && me !== undefined && me._id !== process.assignee_id;
  const take = () => {
    if (mayTake) void notify(() => move(process, 'assign', { assigneeId: me._id }), texts.saved);
  };
  const isOnboarding = process.workflowType === 'onboarding';
  const mayAsk = !isOnboarding && result === null && me !== undefined;
  const mayEscalate = moves.includes('escalate');
  const wish = (kind: ColleagueWish, isOffered: boolean) => () => {
    if (isOffered) onWish(kind);
  };
  useKeys({ i: take, q: wish('ask', mayAsk), e: wish('escalate', mayEscalate) });
  const clock = moves.find(each => each === 'wait' || each === 'resume');
  return (
    <PageHeader
      title={process.entityName}
      badge={
        <>
          <Badge tone={tone} isOutlined={outlined}>
            {standing(process)}
          </Badge>
          {process.isEscalated && <Badge tone="warning">{texts.escalated}</Badge>}
        </>
      }
      actions={
        (isOnboarding || mayAsk || moves.length > 0) && (
          <Cluster>
            {isOnboarding && (
              <ButtonLink
                variant={process.signOff ? 'secondary' : 'primary'}
                href={`/administration/registrations/${process.entityId}`}
              >
                {texts.actions.openRegistration}
              </ButtonLink>
            )}
            {mayTake && <Button onClick={take}>{texts.actions.assign}</Button>}
            {clock && (
              <Button onClick={() => void notify(() => move(process, clock, {}), texts.saved)}>
                {texts.actions[clock]}
              </Button>
            )}
            {mayAsk && <Button onClick={wish('ask', mayAsk)}>{texts.actions.ask}</Button>}
            {mayEscalate && <Button onClick={wish('escalate', mayEscalate)}>{texts.actions.escalate}</Button>}
            {moves.includes('cancel') && !isOnboarding && (
              <Button variant="danger" onClick={onCancel}>
                {texts.actions.cancel}
              </Button>
            )}
          </Cluster>
        )
      }
    >
      {[
        workflow(process),
        target && t($ => $.processes.target, { status: textOf('partyStatus', target) }),
        assignee === null ? texts.nobody : t($ => $.processes.assignee, { name: assignee }),
        t($ => $.processes.startedBy, { name: startedBy.name, date: formatDay(createdAt, locale) }),
      ]
        .filter(Boolean)
        .join(' · ')}{' '}
      {result === null && <DueBadge days={daysLeft} isPaused={isPaused} />}
    </PageHeader>
  );
}

interface ProcessHeadProps {
  readonly process: WorkflowProcess;
  /** A cancellation asks why. */
  readonly onCancel: () => void;
  /** A question to a colleague and an escalation ask whom, and what. */
  readonly onWish: (wish: ColleagueWish) => void;
}
