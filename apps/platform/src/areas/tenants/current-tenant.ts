import { AppError } from '../../shared/errors/app-error.ts';

/** Another tenant's settings are as unknown as those of one that does not exist. @throws {AppError} NotFound. */
export function assertCurrentTenant(requestedId: string, tenantId: string): void {
  if (requestedId !== tenantId) throw new AppError('NotFound');
}
