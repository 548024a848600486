import { usePermissions } from '@dossier/api/access';
import { useRisk } from '@dossier/api/kyc';
import type { PartyFile } from '@dossier/api/parties';
import { Stack } from '@dossier/ui/layout';
import { Skeleton } from '@dossier/ui/skeleton';
import { partyStatus } from '@dossier/validators/vocabularies';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { RiskHistory } from './RiskHistory.tsx';
import { RiskReasons } from './RiskReasons.tsx';
import { RiskStanding } from './RiskStanding.tsx';

/** The level of risk of a client, where it comes from, what changes it, and which it was before (3-decisions 4.6). */
export function ClientRisk({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('risk');
  const { may } = usePermissions(['clientFileWrite', 'riskOverride']);
  const { data, error, mutate } = useRisk(party._id);
  if (!data)
    return error ? (
      <LoadFailed error={error} title={texts.failed} onRetry={() => void mutate()} />
    ) : (
      <Skeleton height="12rem" />
    );
  const { current, today, isUpToDate, isClient, history } = data;
  const outcome = current && isUpToDate ? current : today;
  const mayWrite = may('clientFileWrite');
  const isOpen = isClient && party.status !== partyStatus.code('E');
  return (
    <Stack gap="section">
      <RiskStanding
        partyId={party._id}
        risk={data}
        outcome={outcome}
        mayAssess={isOpen && mayWrite}
        mayOverride={isOpen && may('riskOverride')}
      />
      <RiskReasons outcome={outcome} mayAnswer={mayWrite} />
      {history.length > 0 && <RiskHistory history={history} />}
    </Stack>
  );
}
