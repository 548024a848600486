import { permission, signOffMode, type Permission, type SignOffMode } from '@dossier/validators/vocabularies';

export interface GroupGrant {
  readonly permission: Permission;
  /** Of what is signed off: whether its members ask, decide, or both, never on one item (3-decisions 4.18). */
  readonly mode: SignOffMode;
}

/** Both halves: what a group gives unless it says otherwise. */
export const wholeMode = 'INITIATE_AND_APPROVE';

/** What is signed off: a group may give it in part. Everything else it gives whole. */
export const signedOffPermissions: readonly Permission[] = ['workflowOnboardingAcceptedWrite'];

export const initiates = (mode: SignOffMode): boolean => mode === 'INITIATE' || mode === wholeMode;
export const decides = (mode: SignOffMode): boolean => mode === 'APPROVE' || mode === wholeMode;

/** A grant as a group keeps it: the permission, and behind a colon the mode where it is given in part. */
export const grantText = ({ permission: name, mode }: GroupGrant): string =>
  mode === wholeMode ? name : `${name}:${mode}`;

const isPermission = (name: string): name is Permission => permission.codes.some(code => code === name);
const isMode = (name: string): name is SignOffMode => signOffMode.codes.some(code => code === name);

/** Null for a name that is not in the catalogue. */
export function parseGrant(text: string): GroupGrant | null {
  const [name = '', mode = wholeMode] = text.split(':');
  return isPermission(name) && isMode(mode) ? { permission: name, mode } : null;
}
