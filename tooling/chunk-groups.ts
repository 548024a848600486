// Which modules of the back office travel together. A file of its own costs a page its headers and a place in the
// queue, so a page is few files: what everything starts with, the frame of the administration area, the words of one
// language, and the rest as few files as do not make others load what they don't need.
import type { Rolldown } from 'vite';
import { join, parse } from 'node:path';
import { root } from './files.ts';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']>;
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'modules'>;

const app = join(root, 'apps/backoffice/src');
const page = join(root, 'apps/backoffice/index.html');
/** What every page behind signing in begins with, and the frame of the administration area. */
const behind = join(app, 'app/Administration.tsx');
const inside = join(app, 'app/inside.ts');
/** The pages before signing in. */
const outside = /\/(?:Login|RestorePassword|ResetPassword|SignUp|Confirm|ConfirmAccount)Page\.tsx$/;
/** The page that everybody begins with. */
const signIn = join(app, 'areas/access/LoginPage.tsx');

/** Opens over a page that is there, or beside what is chosen: it may wait for its own files, and no page loads more for its sake. */
const dialog = /(?:Modal|Bulk|History)\.tsx$/;
/** What belongs to the dashboard; of that its widgets are beginnings each, and everybody who opens it loads all of them. */
const onDashboard = /\/areas\/dashboard\/\w+\.tsx$/;
const widget = /\/areas\/dashboard\/(?!FirstSteps|DashboardPage|ArrangeModal)\w+\.tsx$/;
const dashboard = join(app, 'app/Dashboard.tsx');
/**
 * Words of pages and of components: those before signing in are fetched together, so are those that every page behind it
 * begins with, and so are those that come late with one kind of page.
 */
const words =
  /\/(?:locales|messages)\/([a-z]{2}-[A-Z]{2})\/(?:outside|index|(everyday)|(?:late|vocabularies)\/(\w+))\.ts$/;
/** Of those, what only some pages show. */
export const areLateWords = (id: string) =>
  /\/locales\/[a-z]{2}-[A-Z]{2}\/(?!everyday|outside)[\w/]+\.ts$|\/messages\/[a-z]{2}-[A-Z]{2}\/vocabularies\/(?!everyday)\w+\.ts$/.test(
    id,
  );

/**
 * Bytes of source that weigh as much as one more request: some 2 KB on their way. Six files travel at once over HTTP/1;
 * the next one waits for a round trip, which is worth far more.
 */
const requestWeight = 10_000;

/** Files of a build without groups that the same beginnings need. */
export interface Bundle {
  readonly users: ReadonlySet<string>;
  readonly files: readonly string[];
  readonly modules: readonly string[];
  /** What comes along with it, itself included, and how much each file of that weighs. */
  readonly brings: ReadonlyMap<string, number>;
}

/** The files of a build that each beginning needs. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>;

const weightOf = ({ modules }: Chunk) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/** A file with all that it imports. */
function closureOf(file: string, byFile: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const seen = new Set<string>();
  const rest = [file];
  for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
    const own = byFile.get(name);
    if (own === undefined || seen.has(name)) continue;
    seen.add(name);
    rest.push(...own.imports);
  }
  return seen;
}

/** How often one is opened with nothing kept yet, beside others: everybody begins with signing in. */
const timesOpened = (entry: string) => {
  if (entry === signIn) return 30;
  // Everybody works in the list, and comes back to it with a link: it is to be six requests (goal L4 of performance.md).
  if (entry.endsWith('/RegistrationsPage.tsx')) return 1_500;
  if (entry === dashboard) return 16;
  // Whoever was invited has nothing kept at all.
  if (entry.endsWith('/SignUpPage.tsx')) return 40;
  if (outside.test(entry)) return 15;
  if (/\/(?:Inbox|Tasks)Page\.tsx$/.test(entry)) return 16;
  return entry.endsWith('Page.tsx') ? 20 : 2;
};

/** A bundle while others may still join it. */
interface Open {
  readonly users: Set<string>;
  readonly files: Set<string>;
  readonly modules: string[];
  readonly brings: Map<string, number>;
}

/** What a beginning that has no use for a bundle would load for nothing. */
function extraOf({ brings }: Open, loaded: ReadonlySet<string> | undefined): number {
  let extra = 0;
  for (const [file, weight] of brings) if (!loaded?.has(file)) extra += weight;
  return extra;
}

const sharesOne = (files: ReadonlySet<string>, loaded: Pick<ReadonlySet<string>, 'has'>) =>
  [...files].some(file => loaded.has(file));

/** Whoever loads a part of a bundle loads all of it, with all that it brings. */
function settle(bundles: readonly Open[], grown: Open, loads: ReadonlyMap<string, Set<string>>): void {
  for (const { brings } of bundles)
    if (sharesOne(grown.files, brings)) for (const [file, weight] of grown.brings) brings.set(file, weight);
  for (const [user, loaded] of loads) {
    if (!sharesOne(grown.files, loaded)) continue;
    for (let before = -1; loaded.size > before;) {
      before = loaded.size;
      for (const { files, users, brings } of bundles) {
        if (!sharesOne(files, loaded)) continue;
        users.add(user);
        for (const file of brings.keys()) loaded.add(file);
      }
    }
  }
}

/** Joins bundles as long as the requests that it saves are worth more than what others load for nothing. */
export function joined(given: readonly Bundle[], needs: Needs): readonly Bundle[] {
  const bundles = given.map(({ users, files, modules, brings }): Open => ({
    users: new Set(users),
    files: new Set(files),
    modules: [...modules],
    brings: new Map(brings),
  }));
  const loads = new Map([...needs].map(([user, files]) => [user, new Set(files)]));
  const extras = new Map<Open, Map<string, number>>();
  const extra = (bundle: Open, user: string) => {
    const known = extras.get(bundle) ?? new Map<string, number>();
    extras.set(bundle, known);
    const weight = known.get(user) ?? extraOf(bundle, loads.get(user));
    known.set(user, weight);
    return weight;
  };
  const costOf = (a: Open, b: Open) => {
    let cost = 0;
    for (const user of a.users) {
      if (!b.users.has(user)) cost += timesOpened(user) * extra(b, user);
      else if (!dialog.test(user)) cost -= timesOpened(user) * requestWeight;
    }
    for (const user of b.users) if (!a.users.has(user)) cost += timesOpened(user) * extra(a, user);
    return cost;
  };
  for (;;) {
    let best = { cost: 0, a: -1, b: -1 };
    for (let a = 0; a < bundles.length; a++)
      for (let b = a + 1; b < bundles.length; b++) {
        const cost = costOf(bundles[a] as Open, bundles[b] as Open);
        if (cost < best.cost) best = { cost, a, b };
      }
    const [one, other] = [bundles[best.a], bundles[best.b]];
    if (one === undefined || other === undefined)
      return bundles.map(({ files, ...bundle }) => ({ ...bundle, files: [...files] }));
    bundles.splice(best.b, 1);
    for (const user of other.users) one.users.add(user);
    for (const file of other.files) one.files.add(file);
    for (const [file, weight] of other.brings) one.brings.set(file, weight);
    one.modules.push(...other.modules);
    settle(bundles, one, loads);
    extras.clear();
  }
}

/** The name of the file that each module goes into. */
export function placesOf(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const facades = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
  const closure = (entry: string) => closureOf(facades.get(entry) ?? '', byFile);
  const first = closure(page);
  const frame = new Set([...closure(behind), ...closure(inside)]);
  // What sign-in and everything behind it need is needed by all.
  const start = new Set([...first, ...[...closure(signIn)].filter(file => frame.has(file))]);
  if (first.size === 0 || closure(behind).size === 0 || closure(inside).size === 0)
    throw new Error(
      'Dossier build: nothing begins with index.html, Administration.tsx or inside.ts. A page would be dozens of files. Look at tooling/chunk-groups.ts.',
    );
  const needs = new Map<string, Set<string>>();
  for (const { facadeModuleId: entry } of chunks) {
    if (entry === null || entry === page) continue;
    const [areWords, language, isInside, late] = words.exec(entry) ?? [];
    const spoken = areWords && `${isInside ? 'everyday' : (late ?? 'outside')} of ${language}`;
    const name = spoken ?? entry;
    const own = needs.get(name) ?? new Set(start);
    // A page of the administration area has its frame.
    const around = spoken || outside.test(entry) ? [] : frame;
    needs.set(name, new Set([...own, ...around, ...closure(entry)]));
  }
  const beside = [...needs].filter(([name]) => widget.test(name)).flatMap(([, files]) => [...files]);
  for (const [name, files] of needs)
    if (name === dashboard || onDashboard.test(name)) for (const file of beside) files.add(file);
  const modulesOf = (file: string) => Object.keys(byFile.get(file)?.modules ?? {});
  const chunkOf = new Map([...start].flatMap(modulesOf).map(id => [id, 'start']));
  const bundles = new Map<string, Bundle>();
  for (const chunk of chunks) {
    const file = chunk.fileName;
    if (start.has(file)) continue;
    const users = new Set([...needs].flatMap(([name, files]) => (files.has(file) ? [name] : [])));
    const key = [...users].toSorted().join('\n');
    const known = bundles.get(key);
    const brings = [...closureOf(file, byFile)].map(
      own => [own, weightOf(byFile.get(own) as Chunk)] as const,
    );
    bundles.set(key, {
      users,
      files: [...(known?.files ?? []), file],
      modules: [...(known?.modules ?? []), ...modulesOf(file)],
      brings: new Map([...(known?.brings ?? []), ...brings]),
    });
  }
  // What every page loads is no file of its own.
  const shown = [signIn, ...[...needs.keys()].filter(entry => entry.endsWith('Page.tsx'))];
  for (const [index, { modules, users }] of joined([...bundles.values()], needs).entries()) {
    const name = shown.every(own => users.has(own)) ? 'start' : nameOf(modules, index);
    for (const id of modules) chunkOf.set(id, name);
  }
  return chunkOf;
}

/** What a file is called: the frame, a language, the page that it is, or one of those that several share. */
function nameOf(modules: readonly string[], index: number): string {
  if (modules.includes(inside)) return 'inside';
  const own = modules.find(id => id.endsWith('Page.tsx')) ?? modules.find(id => words.test(id));
  return own === undefined ? `shared-${index}` : `${words.exec(own)?.[1] ?? parse(own).name}-${index}`;
}

/**
 * The address of a file. Numbers tell groups apart, and files have a hash: every page carries the addresses of all that
 * it can lead to, and names of several parts say nothing there.
 */
export const addressOf = ({ name }: { readonly name: string }): string =>
  `assets/${name.replace(/-\d+$/, '').replace(/^shared$/, 'part')}-[hash].js`;

/** The groups for the bundler, from a first build that had none. */
export function chunkGroups(chunks: readonly Chunk[]): Groups {
  const chunkOf = placesOf(chunks);
  return [
    {
      debugName: 'places',
      name: id => chunkOf.get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  ];
}
