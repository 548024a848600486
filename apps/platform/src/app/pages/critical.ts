import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticalFiles, isCriticalPath, type CriticalPath } from '@dossier/api/contract';

/** The rules that a page brings along, for the theme that it wears. */
export type CriticalRules = (themeCss: string) => string;

const face = /@font-face\{[^}]*\}/g;
const familyOf = (rule: string) => /font-family:\s*["']?([^;"']+)/.exec(rule)?.[1] ?? '';

/** The rules of each page that a build has some for. */
export function readCriticalRules(folder: string): ReadonlyMap<string, CriticalRules> {
  const found = Object.entries(criticalFiles).flatMap(([path, file]) => {
    const place = join(folder, file);
    return existsSync(place) ? [[path, criticalRules(readFileSync(place, 'utf8'))] as const] : [];
  });
  return new Map(found);
}

/** The page of an address that has rules of its own; null where it has none. */
export function criticalAt(address: string): CriticalPath | null {
  const path = address.replace(/\/$/, '');
  return isCriticalPath(path) ? path : null;
}

/** Of every typeface that a firm may choose a page needs those that its own theme names; the whole sheet has the rest. */
export function criticalRules(css: string): CriticalRules {
  const faces = (css.match(face) ?? []).map(rule => ({ rule, family: familyOf(rule) }));
  const rest = css.replaceAll(face, '');
  return themeCss =>
    faces.flatMap(({ rule, family }) => (themeCss.includes(family) ? [rule] : [])).join('') + rest;
}
