// After the build: the rules that prerendered sign-in is shown with before the stylesheet is there, for the platform to
// write them into the page. Beasties cuts them by what is drawn, for firms that show all that a firm may show.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import { criticalFile, prerenderFile, services, type Prerender } from '@dossier/api/contract';
import { language } from '@dossier/validators/vocabularies';
import { root } from './files.ts';
import { stylesheetFile } from './route-sizes.ts';

const dist = join(root, 'apps/backoffice/dist');
const { prerender, drawStates } = (await import(pathToFileURL(join(dist, prerenderFile)).href)) as {
  readonly prerender: Prerender;
  readonly drawStates: () => Promise<string>;
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
const tenants = [null, ...logos.map(logo => ({ ...tenant, logo }))];
const drawn = await Promise.all([
  ...tenants.map(each => prerender({ configuration: { ...configuration, tenant: each }, locale: 'en-US' })),
  drawStates(),
]);

const stylesheet = readFileSync(join(dist, stylesheetFile()), 'utf8');
const beasties = new Beasties({
  logLevel: 'warn',
  fonts: false,
  // What depends on the root's attributes, or on no element: the visitor's choices, focus, placeholders.
  allowRules: [/^:(?!root)/, /^\[data-(?:tenant|scheme|contrast|density)/],
});
const page = await beasties.process(
  `<html><style>${stylesheet}</style><body>${drawn.join('')}</body></html>`,
);
const [, rules] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
if (rules === undefined) throw new Error('Dossier build: there are no rules for sign-in.');
// All typefaces: the theme in the page says which it uses. Not the default theme, which that theme replaces.
const typefaces = stylesheet.match(/@font-face\{[^}]*\}/g) ?? [];
const defaultTheme = /:root\{--d-canvas:[^}]*\}/;
writeFileSync(join(dist, criticalFile), typefaces.join('') + rules.replace(defaultTheme, ''));
