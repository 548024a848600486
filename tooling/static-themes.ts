// For hosts that only serve files (theming 4.1): after the build, a stylesheet and a small page for each known brand,
// with its link already in the head, so that nothing flashes. `index.html` itself shows Dossier's own look.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageMarkers } from '@dossier/api/contract';
import { brands, createTheme, fontFile, parseBrand, themeCss, type Brand } from '@dossier/ui/theme';
import { root } from './files.ts';

const dist = join(root, 'apps/backoffice/dist');

interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
}

/** The page of a brand: index.html, saying whose it is before anything is drawn. */
function pageOf(html: string, brand: Brand, font: string | undefined): string {
  const { light, dark } = createTheme(brand).tokens;
  const frame = (scheme: 'light' | 'dark', colour: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;
  const head = [
    `<link rel="stylesheet" href="/themes/${brand.id}.css">`,
    font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : '',
    frame('light', light.nav),
    frame('dark', dark.nav),
  ].join('');
  return html
    .replace('<html', () => `<html data-tenant="${brand.id}"`)
    .replace(/data-density="\w+"/, () => `data-density="${brand.density}"`)
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${brand.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    )
    .replace(pageMarkers.head, () => head);
}

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestEntry
>;
mkdirSync(join(dist, 'themes'), { recursive: true });
for (const input of Object.values(brands)) {
  const brand = parseBrand(input);
  const font = Object.values(manifest).find(entry => entry.src?.endsWith(fontFile(brand.type.body)))?.file;
  writeFileSync(
    join(dist, 'themes', `${brand.id}.css`),
    themeCss(createTheme(brand), `[data-tenant="${brand.id}"]`),
  );
  writeFileSync(join(dist, `${brand.id}.html`), pageOf(html, brand, font));
}
