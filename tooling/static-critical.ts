// After the build: the rules of the style sheet that sign-in needs, and the pages that people begin with behind it, for
// the platform to write them into the page. What they are follows from a page's code, which knows what may come: an
// error, a notice, a spinner; and of sign-in from the page as it is drawn, for firms that show all that a firm may show.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  criticalFiles,
  isCriticalPath,
  prerenderFile,
  services,
  type Prerender,
} from '@dossier/api/contract';
import { language } from '@dossier/validators/vocabularies';
import { classesIn, criticalCss, drawsUndrawn, namesInEach, wordsIn } from './critical-css.ts';
import { root } from './files.ts';
import { pages, shownFiles } from './route-sizes.ts';

const dist = join(root, 'apps/backoffice/dist');
const { prerender } = (await import(pathToFileURL(join(dist, prerenderFile)).href)) as {
  readonly prerender: Prerender;
};

type Configuration = Parameters<Prerender>[0]['configuration'];
const configuration: Configuration = {
  stage: 'production',
  version: '',
  branch: null,
  build: null,
  services,
  componentLicenceKey: null,
  errorReportUrl: null,
  tenant: null,
};
const image = (hasPlate: boolean) => ({ url: '/logo.svg', hasPlate });
const link = 'https://firm.example/';
const tenant: NonNullable<Configuration['tenant']> = {
  _id: 'firm',
  businessName: 'Firm',
  shortName: 'Firm',
  allowedLocales: [...language.codes],
  defaultLocale: 'en-US',
  publicLinks: { news: link, social: [{ name: 'Network', url: link }] },
  logo: null,
  density: 'regular',
};
const logos = [null, { light: image(true), dark: image(false) }, { light: image(false), dark: image(false) }];
const drawn = await Promise.all([
  prerender({ configuration, locale: 'en-US' }),
  ...logos.map(logo =>
    prerender({ configuration: { ...configuration, tenant: { ...tenant, logo } }, locale: 'en-US' }),
  ),
]);

const themes = readdirSync(join(dist, 'themes')).map(file =>
  readFileSync(join(dist, 'themes', file), 'utf8'),
);
const themed = namesInEach(themes);
const readIn = (text: string) => new Set(text.match(/(?<=var\()--[\w-]+/g));
for (const page of pages()) {
  if (!isCriticalPath(page.path)) continue;
  const files = shownFiles(page);
  const read = (kind: string) =>
    files.filter(file => file.endsWith(kind)).map(file => readFileSync(join(dist, file), 'utf8'));
  const code = read('.js').join('\n');
  if (drawsUndrawn(code)) throw new Error(`${page.path} draws an element that its rules leave out.`);
  const words = wordsIn(code);
  const classes = page.path === '/login' ? new Set([...classesIn(drawn.join('')), ...words]) : words;
  const rules = criticalCss(read('.css').join(''), classes, themed);
  // The platform writes of a theme what these rules read of it.
  const ruled = readIn(rules);
  const unruled = [...readIn(code)].filter(name => themed.has(name) && !ruled.has(name));
  if (unruled.length > 0)
    throw new Error(`The code of ${page.path} reads what its rules do not: ${unruled.join(', ')}.`);
  writeFileSync(join(dist, criticalFiles[page.path]), rules);
}
