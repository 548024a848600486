import { routePattern } from '@dossier/api/contract';
import type { Namespace } from '@dossier/api/texts';
import type { Locale } from '@dossier/ui/messages';
import { createElement, use, type ComponentType } from 'react';
import { loadNamespace } from '../shared/i18n.ts';
import { loadOnce } from '../shared/load-once.ts';
import { loadStylesheet } from '../shared/stylesheet.ts';
import { vocabularyNames } from '../shared/vocabulary-names.ts';
import type { RouteEntry } from './route.ts';

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '../areas/*/*Page.tsx',
  './*Page.tsx',
  './*/*Page.tsx',
]);

const pages = loadOnce(async ({ module, isPrerendered }: RouteEntry): Promise<ComponentType> => {
  const name = module.slice(module.lastIndexOf('/') + 1, -'.tsx'.length);
  const [exports] = await Promise.all([modules[module]?.(), isPrerendered || loadStylesheet()]);
  const Page = exports?.[name];
  if (!Page)
    throw new Error(`Dossier: ${module} of a route exports no component ${name}. Correct the route.`);
  return Page;
});

/** The page of a route; suspends while its code loads. */
export const RoutePage = ({ route }: { readonly route: RouteEntry }) => createElement(use(pages.load(route)));

/** Loads all that the page of an address shows, at once. What fails is reported where the page should stand. */
export async function loadPage(
  routes: readonly RouteEntry[],
  path: string,
  locale: Locale,
  common: readonly Namespace[],
): Promise<void> {
  const route = routes.find(entry => routePattern(entry.path).test(path));
  await Promise.allSettled([
    route && pages.load(route),
    ...[...common, ...(route?.namespaces ?? [])].map(name => loadNamespace(locale, name)),
    ...(route?.vocabularies ?? []).map(group => vocabularyNames[group].load(locale)),
  ]);
}
