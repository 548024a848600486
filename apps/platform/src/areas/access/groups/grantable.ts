import { grants as table, signedOffPermissions, wholeMode, type GroupGrant } from '@dossier/api/contract';
import type { FieldViolation } from '@dossier/api/contract';
import { AppError } from '../../../shared/errors/app-error.ts';

/** Whether a group can give it to anyone at all: what only roles have, and what every role has, it cannot. */
const isGrantable = ({ permission }: GroupGrant) =>
  Object.values(table[permission]).some(grant => grant === 'may');

const isInPart = ({ permission, mode }: GroupGrant) =>
  mode !== wholeMode && !signedOffPermissions.includes(permission);

/** @throws {AppError} ValidationFailed for what no group can give, or not in part. */
export function assertGrantable(grants: readonly GroupGrant[]): void {
  const fields = grants.flatMap((grant, index): FieldViolation[] => {
    const path = `grants[${index}]`;
    if (!isGrantable(grant)) return [{ path: `${path}.permission`, code: 'oneOf' }];
    return isInPart(grant) ? [{ path: `${path}.mode`, code: 'oneOf' }] : [];
  });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}
