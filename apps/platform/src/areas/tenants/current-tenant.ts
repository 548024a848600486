import { AppError } from '../../shared/errors/app-error.ts';

/** Another firm's settings are as unknown as those of one that does not exist. @throws {AppError} NotFound. */
export function assertOwn(asked: string, own: string): void {
  if (asked !== own) throw new AppError('NotFound');
}
