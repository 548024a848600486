import { Refusal } from '../../shared/refusal/refusal.ts';

/** Another firm's settings are as unknown as those of one that does not exist. @throws {Refusal} NotFound. */
export function assertOwn(asked: string, own: string): void {
  if (asked !== own) throw new Refusal('NotFound');
}
