import { permissions } from '@dossier/api/contract';
import type { AloneDecision } from '../../../shared/sign-off/sign-off.ts';
import { onlyDecider, spendCode } from '../../access/service.ts';
import { readSections } from '../../tenants/service.ts';

export const acceptPermission = permissions.code('workflowOnboardingAcceptedWrite');

/** The only person of a firm who may accept clients confirms their own requests, where the firm wants it (4.18). */
export const solePractitioner: AloneDecision = {
  async decider(work) {
    const { onboarding } = await readSections(work.tx, ['onboarding']);
    return onboarding.solePractitioner ? onlyDecider(work, acceptPermission) : null;
  },
  spendCode,
};
