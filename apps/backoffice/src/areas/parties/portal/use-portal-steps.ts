import { useRevalidate } from '@dossier/api/client';
import type { PortalStep } from '@dossier/api/contract';
import { useChangePortal, type PartyFile } from '@dossier/api/parties';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';

/** Takes a step with the portal account of a client, and says what came of it. @returns whether it was taken. */
export function usePortalSteps(party: PartyFile) {
  const { stale, portal: texts } = useTexts('clientFile');
  const change = useChangePortal();
  const revalidate = useRevalidate();
  const errorTexts = { VersionStale: stale, NotFound: stale, TransitionNotAllowed: stale };
  const notify = useNotify({ ...errorTexts, ValidationFailed: texts.noEmail }, () => {
    void revalidate('parties.get');
  });
  return (step: PortalStep, reason: string | null = null): Promise<boolean> =>
    notify(() => change(party, { step, reason }), texts.done[step]);
}
