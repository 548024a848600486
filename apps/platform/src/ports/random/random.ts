import { randomBytes, randomUUID } from 'node:crypto';

/** Chance; given in, so that tests and the seed program can repeat themselves. */
export interface Random {
  /** A version 4 UUID. */
  uuid(): string;
  bytes(length: number): Uint8Array;
}

export const systemRandom: Random = { uuid: () => randomUUID(), bytes: length => randomBytes(length) };
