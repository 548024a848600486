import { cookieNames, formatAppearance, parseAppearance, type Appearance } from '@dossier/api/contract';
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookies.ts';

const days = 365;
const watchers = new Set<() => void>();
const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** How it looks to this person, from the cookie that the platform reads as well. */
export const readAppearance = (): Appearance => parseAppearance(readCookie(cookieNames.appearance));

/** The same for what shows it: several places change it. */
export const useAppearance = (): Appearance =>
  parseAppearance(useSyncExternalStore(watch, () => readCookie(cookieNames.appearance)));

/** Remembers and shows a look; the firm's density counts while the person has chosen none. */
export function applyAppearance(
  appearance: Appearance,
  tenantDensity: NonNullable<Appearance['density']>,
): void {
  writeCookie(cookieNames.appearance, formatAppearance(appearance), days);
  const { dataset } = document.documentElement;
  dataset['scheme'] = appearance.scheme;
  dataset['contrast'] = appearance.contrast;
  dataset['density'] = appearance.density ?? tenantDensity;
  for (const changed of watchers) changed();
}
