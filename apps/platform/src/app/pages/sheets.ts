import {
  coveredAttribute,
  frameRules,
  laterSheetName,
  sheetAttribute,
  type CriticalPath,
} from '@dossier/api/contract';
import { contrastScript } from './contrast.ts';
import type { Brought } from './critical.ts';
import { escaped } from './escaped.ts';
import type { PageData } from './page-data.ts';
import { isInside } from './seen.ts';

/**
 * The theme of a page. One that is drawn, or begins with its reads, waits for no file that it can bring along; what it
 * shows is as the tenant has it, and a person who asks for more contrast has all of the theme.
 */
export function themeOf(data: PageData, brought: Brought | null): string {
  const { nonce, themeUrl, appearance, rulesOf, prerendered, bootstrap } = data;
  const written = (css: string) =>
    `<style nonce="${nonce}" ${sheetAttribute}="${escaped(themeUrl)}">${css}</style>`;
  if (brought !== null && rulesOf !== null && appearance.contrast !== 'more') {
    const script = appearance.contrast === 'system' ? contrastScript : '';
    return written(brought.theme) + later(themeUrl, rulesOf) + script;
  }
  return prerendered === null && bootstrap === null
    ? `<link rel="stylesheet" href="${escaped(themeUrl)}">`
    : written(data.themeCss);
}

/** Names a style sheet that comes later: the page has all of it that it can show. */
function later(address: string, path: CriticalPath): string {
  const covered = isInside(path) ? `${frameRules} ${path}` : path;
  return `<meta name="${laterSheetName}" content="${escaped(address)}" ${coveredAttribute}="${covered}">`;
}

const sheet = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)"[^>]*>/g;

/** The whole style sheet of the build is only named. */
export const withSheetLater = (html: string, path: CriticalPath): string =>
  html.replaceAll(sheet, (_, address: string) => later(address, path));
