import { randomUUID } from 'node:crypto';
import type { contract, OutputOf, Permission } from '@dossier/api/contract';
import type { TestPlatform } from './platform.ts';

/** Makes an access token of the user who is signed in. */
export const makeAccessToken = (
  platform: TestPlatform,
  token: string,
  scopes: readonly Permission[] = ['userSettingsRead'],
  validityDays = 90,
) =>
  platform.get<OutputOf<typeof contract.access.createAccessToken>>('/api/access/tokens', {
    method: 'POST',
    token,
    body: { name: randomUUID(), scopes, validityDays },
  });
