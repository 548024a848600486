import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  configurationId,
  criticalFile,
  pageMarkers,
  pageRoot,
  prerenderedAttribute,
  stylesheetName,
  themeAttribute,
} from '@dossier/api/contract';
import { fontFile, type Brand } from '@dossier/ui/theme';
import { bootstrapScript } from './bootstrap.ts';
import { escaped } from './escaped.ts';
import type { PageData } from './page-data.ts';

export type PageTemplate = (data: PageData) => string;

interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
}

/** Reads the built index.html. Null when nothing was built: then there are no pages here. */
export function readPageTemplate(folder: string): PageTemplate | null {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return null;
  const html = readFileSync(path, 'utf8');
  const manifestPath = join(folder, '.vite', 'manifest.json');
  const manifest = existsSync(manifestPath)
    ? Object.values(JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, ManifestEntry>)
    : [];
  const fontOf = (brand: Brand) =>
    manifest.find(entry => entry.src?.endsWith(fontFile(brand.type.body)))?.file;
  const criticalPath = join(folder, criticalFile);
  const critical = existsSync(criticalPath) ? readFileSync(criticalPath, 'utf8') : null;
  return data => {
    // Prerendered without its rules, sign-in would be shown without any.
    const shown = critical === null ? { ...data, prerendered: null } : data;
    return fill(html, shown, fontOf(data.brand), critical ?? '');
  };
}

/**
 * Until its code is there a form must not be sent the browser's way, with the password in the address: it is held, and
 * sent once the code has taken over.
 */
const holdForms = (nonce: string) =>
  `<script nonce="${nonce}">addEventListener('submit',function(e){if(e.target.closest('[${prerenderedAttribute}]')){e.preventDefault();e.target.dataset.held=''}},true)</script>`;

/** JSON for a script element: no `<` that could end it. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** What the build has at the end of the head. */
const startScript = /<script type="module"[^>]*><\/script>\s*/;
const stylesheetLink = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)"[^>]*>/;

function fill(html: string, data: PageData, font: string | undefined, critical: string): string {
  const { nonce, tenantId, themeUrl, themeCss, appearance, locale, prerendered } = data;
  const attributes = {
    lang: locale,
    dir: 'ltr',
    'data-tenant': tenantId,
    'data-scheme': appearance.scheme,
    'data-contrast': appearance.contrast,
    'data-density': appearance.density ?? data.brand.density,
  };
  const htmlTag = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  const fontLink = font
    ? `<link rel="preload" href="/${escaped(font)}" as="font" type="font/woff2" crossorigin>`
    : '';
  // A browser asks for six files at once: what everything waits for comes first.
  const [start = ''] = startScript.exec(html) ?? [];
  const scripts = [
    start,
    ...data.preloads.map(file => `<link rel="modulepreload" href="/${escaped(file)}">`),
  ];
  const { access } = data.configuration.services;
  const head = [
    data.bootstrap === null ? '' : bootstrapScript(access, data.bootstrap, scriptJson),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    // Its first frame is the page and not its bare ground: what stands behind the root has come by then.
    prerendered === null ? '' : `<link rel="expect" href="#${configurationId}" blocking="render">`,
    prerendered === null
      ? `<link rel="stylesheet" href="${escaped(themeUrl)}">`
      : `<style nonce="${nonce}">${critical}</style><style nonce="${nonce}" ${themeAttribute}="${escaped(themeUrl)}">${themeCss}</style>`,
    `<link rel="icon" href="${escaped(data.icon ?? '/favicon.svg')}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escaped(data.themeColor.light)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escaped(data.themeColor.dark)}">`,
    ...scripts,
    prerendered === null ? fontLink : '',
  ].join('');
  const configuration = `<script type="application/json" id="${configurationId}">${scriptJson(data.configuration)}</script>`;
  const filled = html
    .replace(start, '')
    .replace(/<html[^>]*>/, () => `<html${htmlTag}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(data.title)}</title>`)
    .replace(pageMarkers.head, () => head)
    .replaceAll(/<(script|link rel="modulepreload")(?=[\s>])/g, tag => `${tag} nonce="${nonce}"`)
    .replace(pageMarkers.configuration, () => configuration);
  return prerendered === null ? filled : drawn(filled, prerendered, `${holdForms(nonce)}${fontLink}`);
}

/**
 * Puts what was drawn into its place, and only names the stylesheet. What comes behind the root would stop the parser in
 * the head (the script), or hold the first frame (the font).
 */
function drawn(html: string, root: string, behind: string): string {
  return html
    .replace(stylesheetLink, (_, address: string) => `<meta name="${stylesheetName}" content="${address}">`)
    .replace(pageRoot, () => `<div id="root" ${prerenderedAttribute}>${root}</div>${behind}`);
}
