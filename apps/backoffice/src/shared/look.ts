import { cookieNames, formatLook, parseLook, type Look } from '@dossier/api/contract';
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookies.ts';

const days = 365;
const watchers = new Set<() => void>();
const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** How it looks to this person, from the cookie that the platform reads as well. */
export const readLook = (): Look => parseLook(readCookie(cookieNames.look));

/** The same for what shows it: several places change it. */
export const useLook = (): Look => parseLook(useSyncExternalStore(watch, () => readCookie(cookieNames.look)));

/** Remembers and shows a look; the firm's density counts while the person has chosen none. */
export function applyLook(look: Look, firmDensity: NonNullable<Look['density']>): void {
  writeCookie(cookieNames.look, formatLook(look), days);
  const { dataset } = document.documentElement;
  dataset['scheme'] = look.scheme;
  dataset['contrast'] = look.contrast;
  dataset['density'] = look.density ?? firmDensity;
  for (const changed of watchers) changed();
}
