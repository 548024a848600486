import { useRevalidate } from '@dossier/api/client';
import type { DeletionStep } from '@dossier/api/contract';
import { useChangeDeletion, type PartyFile } from '@dossier/api/parties';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';

/** Requests the deletion of a client or withdraws that, and says what came of it. @returns whether it was done. */
export function useDeletionSteps(party: PartyFile) {
  const { stale } = useTexts('clientFile');
  const { done } = useTexts('deletion');
  const change = useChangeDeletion();
  const revalidate = useRevalidate();
  const notify = useNotify({ VersionStale: stale, NotFound: stale, TransitionNotAllowed: stale }, () => {
    void revalidate('parties.get');
  });
  return (step: DeletionStep, reason: string | null = null): Promise<boolean> =>
    notify(() => change(party, { step, reason }), done[step]);
}
