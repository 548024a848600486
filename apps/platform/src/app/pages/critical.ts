import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticalFiles, isCriticalPath, type CriticalPath } from '@dossier/api/contract';

/** What a page brings along of the style sheet, and of the theme that it wears. The whole of both comes later. */
export interface Brought {
  readonly rules: string;
  readonly theme: string;
}

export type CriticalRules = (themeCss: string) => Brought;

const face = /@font-face\{[^}]*\}/g;
const familyOf = (rule: string) => /font-family:\s*["']?([^;"']+)/.exec(rule)?.[1] ?? '';

/** The rules of each page that a build has some for. */
export function readCriticalRules(folder: string): ReadonlyMap<string, CriticalRules> {
  const entries = Object.entries(criticalFiles).flatMap(([path, file]) => {
    const index = join(folder, file);
    return existsSync(index) ? [[path, criticalRules(readFileSync(index, 'utf8'))] as const] : [];
  });
  return new Map(entries);
}

/** The page of an address that has rules of its own; null where it has none. */
export function criticalAt(address: string): CriticalPath | null {
  const path = address.replace(/\/$/, '');
  return isCriticalPath(path) ? path : null;
}

const reading = /var\((--[\w-]+)/g;
const readIn = (css: string) => [...css.matchAll(reading)].map(([, name = '']) => name);
const declaration = /(--[\w-]+):[^;{}]*;/g;

/**
 * A theme as the tenant has it, and of that what is read here. What it says for more contrast stands behind its first
 * rule, and `contrastScript` brings it.
 */
function partOf(themeCss: string, readHere: ReadonlySet<string>): string {
  const read = new Set([...readHere, ...readIn(themeCss)]);
  return themeCss
    .slice(0, themeCss.indexOf('}') + 1)
    .replaceAll(declaration, (whole, name: string) => (read.has(name) ? whole : ''));
}

/** Of every typeface that a tenant may choose a page needs those that its own theme names; the whole sheet has the rest. */
export function criticalRules(css: string): CriticalRules {
  const faces = (css.match(face) ?? []).map(rule => ({ rule, family: familyOf(rule) }));
  const rest = css.replaceAll(face, '');
  const read = new Set(readIn(rest));
  return themeCss => ({
    rules: faces.flatMap(({ rule, family }) => (themeCss.includes(family) ? [rule] : [])).join('') + rest,
    theme: partOf(themeCss, read),
  });
}
