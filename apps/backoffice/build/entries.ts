// What each address of the back office loads at once, from its routes: for the build, which puts it into few files.
import { join } from 'node:path';
import { textsEntry } from '@dossier/api/contract';
import type { Namespace } from '@dossier/api/texts';
import { language } from '@dossier/validators/vocabularies';
import type { Entry } from '../../../tooling/vite/chunking.ts';
import { publicNamespaces, publicRoutes } from '../src/app/public-routes.ts';
import type { RouteEntry } from '../src/app/route.ts';
import { routes, signedInNamespaces } from '../src/app/routes.ts';

const folder = join(import.meta.dirname, '..');
const packages = join(folder, '../../packages');
const at = (file: string) => join(folder, file);
const document = at('index.html');

interface Surroundings {
  /** Loaded with every page of these. */
  readonly modules: readonly string[];
  readonly namespaces: readonly Namespace[];
  /** Files of a language of the components. */
  readonly messages: readonly string[];
}

const everyPublicPage: Surroundings = {
  modules: [document],
  namespaces: publicNamespaces,
  messages: ['index'],
};
const everySignedInPage: Surroundings = {
  modules: [document, at('src/app/Administration.tsx')],
  namespaces: [...publicNamespaces, ...signedInNamespaces],
  messages: ['index', 'common'],
};

function entriesOf(
  { path, module, weight, namespaces = [], vocabularies = [] }: RouteEntry,
  around: Surroundings,
): readonly Entry[] {
  const texts = ['load', ...new Set([...around.namespaces, ...namespaces])];
  const messages = [...around.messages, ...vocabularies.map(group => `vocabularies/${group}`)];
  const textsIn = (locale: string) => [
    ...texts.map(name => `api/src/texts/${locale}/${name}.ts`),
    ...messages.map(name => `ui/src/messages/${locale}/${name}.ts`),
  ];
  return [
    { name: path, modules: [...around.modules, join(folder, 'src/app', module)], weight },
    ...language.codes.map(locale => ({
      name: textsEntry(path, locale),
      modules: textsIn(locale).map(file => join(packages, file)),
      weight,
    })),
  ];
}

/** The addresses of the back office with the modules of their pages, and each with the texts of each language. */
export const entries: readonly Entry[] = [
  { name: 'index.html', modules: [document] },
  ...publicRoutes.flatMap(route => entriesOf(route, everyPublicPage)),
  ...routes.flatMap(route => entriesOf(route, everySignedInPage)),
];
