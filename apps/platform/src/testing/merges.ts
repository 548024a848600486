import type { contract, OutputOf } from '@dossier/api/contract';
import type { TestPlatform } from './platform.ts';

type Plan = OutputOf<typeof contract.parties.mergePlan>;
type Merge = OutputOf<typeof contract.parties.merge>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;

interface Merged {
  readonly tenant?: string;
  /** The party that stays, and the one that turns out to be it. */
  readonly a: string;
  readonly b: string;
  readonly fields?: readonly string[];
}

/** Asks for two parties to be merged, as a user of the firm. */
export async function requestMerge(
  platform: TestPlatform,
  { tenant = 'meridian', a, b, fields = [] }: Merged,
): Promise<Merge> {
  const token = await platform.signIn(`${tenant}.user`);
  const path = `/api/custodians/merge/bkyc/${a}/${b}`;
  const { preview } = await platform.get<Plan>(path, { token });
  const body = { preview, fields, comment: 'One person, entered twice' };
  return platform.get<Merge>(path, { method: 'POST', token, body });
}

interface Deciding {
  readonly tenant?: string;
  readonly decision?: 'approve' | 'reject';
  /** Who decides, where it is no Admin. */
  readonly token?: string;
}

/** Answers a request to merge two parties, as an Admin of the firm. */
export async function decideMerge(
  platform: TestPlatform,
  { signOffId }: Pick<Merge, 'signOffId'>,
  { tenant = 'meridian', decision = 'approve', token = '' }: Deciding = {},
): Promise<Response> {
  const decider = token || (await platform.signIn(`${tenant}.admin`));
  const path = `/api/workflows/sign-offs/${signOffId}`;
  const { version, payloadHash } = await platform.get<SignOff>(path, { token: decider });
  return platform.ask(`${path}/decision`, {
    method: 'POST',
    token: decider,
    headers: { 'if-match': `"v${version}"` },
    body: { decision, payloadHash, comment: null },
  });
}

/** Merges two parties: a user asks for it, an Admin agrees. @returns the id of the merge. */
export async function mergeParties(platform: TestPlatform, both: Merged): Promise<string> {
  const merge = await requestMerge(platform, both);
  const response = await decideMerge(
    platform,
    merge,
    both.tenant === undefined ? {} : { tenant: both.tenant },
  );
  if (!response.ok) throw new Error(`Not merged: ${response.status} ${await response.text()}`);
  return merge._id;
}
