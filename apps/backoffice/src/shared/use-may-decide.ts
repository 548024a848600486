import { usePermissions } from '@dossier/api/access';

/** Whether the reader may accept clients at all: a link to a decision is theirs alone. */
export function useMayDecide(): boolean {
  return usePermissions(['workflowOnboardingAcceptedWrite']).may('workflowOnboardingAcceptedWrite');
}
