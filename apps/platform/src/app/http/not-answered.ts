import type { EndpointName } from '@dossier/api/contract';

const byEmail = 'needs the secret of a letter, and works once';
const byFactor = 'needs a second factor that is set up, and its code of this moment';

/** Endpoints that the matrix has no good answer of: why, and the test that has it. */
export const notAnsweredHere: Readonly<Partial<Record<EndpointName, string>>> = {
  'access.forgotConfirm': `${byEmail}: areas/access/doors.test.ts`,
  'access.invite': `${byEmail}: areas/access/doors.test.ts`,
  'access.signUp': `${byEmail}: areas/access/doors.test.ts`,
  'access.confirmUser': `${byEmail}: areas/access/users.test.ts`,
  'access.mfa': `${byFactor}: areas/access/factors.test.ts`,
  'access.mfaResend': `${byFactor}: areas/access/factors.test.ts`,
  'access.backupCode': `${byFactor}: areas/access/factors.test.ts`,
  'access.verifyMfa': `${byFactor}: areas/access/factors.test.ts`,
  'access.provePhone': `${byFactor}: areas/access/factors.test.ts`,
  'access.backupCodes': `${byFactor}: areas/access/factors.test.ts`,
  'workflows.answer': 'answers a question of somebody else: areas/workflows/engine/questions.test.ts',
  'access.changePassword': 'takes the password of who calls: areas/access/unsent.test.ts',
  'parties.restrict': 'takes who is named for such clients: areas/parties/restrictions.test.ts',
};
