import { cookieNames } from '@dossier/api/contract';
import { readCookie, writeCookie } from './cookies.ts';

/** Whether single keys do something for this person; they do until someone turns them off. */
export const readKeysEnabled = (): boolean => readCookie(cookieNames.keys) !== 'off';
export const writeKeysEnabled = (isEnabled: boolean): void =>
  writeCookie(cookieNames.keys, isEnabled ? 'on' : 'off', 365);
