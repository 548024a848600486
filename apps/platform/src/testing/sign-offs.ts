import type { contract, OutputOf, SignOffAction } from '@dossier/api/contract';
import type { TestPlatform } from './platform.ts';

type SignOff = OutputOf<typeof contract.workflows.signOff>;

const path = '/api/workflows/sign-offs';

/** The one open request of an action as a user sees it, and what approves it in someone's name. */
export async function openRequest(platform: TestPlatform, action: SignOffAction, token: string) {
  const { items } = await platform.get<OutputOf<typeof contract.workflows.signOffs>>(
    `${path}?action=${action}`,
    { token },
  );
  const summary = items.find(item => item.action === action);
  const signOff = await platform.get<SignOff>(`${path}/${summary?._id ?? ''}`, { token });
  const approve = (by: string) =>
    platform.ask(`${path}/${signOff._id}/decision`, {
      method: 'POST',
      token: by,
      body: { decision: 'approve', payloadHash: signOff.payloadHash, comment: null },
      headers: { 'if-match': `"v${signOff.version}"` },
    });
  return { signOff, approve };
}
