// Which modules of the back office travel together. A file of its own costs a page its headers and a place in the
// queue, so a page is few files: what everything starts with, the frame of the administration area, the words of one
// language, and the rest as few files as do not make others load what they don't need.
import type { Rolldown } from 'vite';
import { join } from 'node:path';
import { root } from './files.ts';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']>;
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'modules'>;

const app = join(root, 'apps/backoffice/src');
const main = join(app, 'app/main.tsx');
const page = join(root, 'apps/backoffice/index.html');
/** What comes with every page of the administration area. */
const inside = join(app, 'app/inside.ts');
/** What stands without that frame: the pages before signing in, and the preview of the theme editor. */
const outside =
  /\/(?:(?:Login|RestorePassword|ResetPassword|SignUp|Confirm|ConfirmAccount)Page|PreviewPage)\.tsx$/;

/** Opens over a page that is there, or beside what is chosen: it may wait for its own files, and no page loads more for its sake. */
const dialog = /(?:Modal|Bulk)\.tsx$/;

/** Bytes of source that weigh as much as one more request: about 2 KB on their way. */
const requestWeight = 9_000;

/** Modules that the same pages need, and how much they weigh. */
export interface Bundle {
  readonly users: ReadonlySet<string>;
  readonly modules: readonly string[];
  readonly weight: number;
}

/** What a build without groups says: the modules of each beginning, after all that nobody uses was shaken off. */
export function needsOf(chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const needs = new Map<string, Map<string, number>>();
  for (const chunk of chunks) {
    if (chunk.facadeModuleId === null || dialog.test(chunk.facadeModuleId)) continue;
    const found = new Map<string, number>();
    const seen = new Set<string>();
    const rest = [chunk.fileName];
    for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
      const own = byFile.get(file);
      if (own === undefined || seen.has(file)) continue;
      seen.add(file);
      for (const [id, { renderedLength }] of Object.entries(own.modules))
        if (renderedLength > 0) found.set(id, renderedLength);
      rest.push(...own.imports);
    }
    needs.set(chunk.facadeModuleId, found);
  }
  return needs;
}

/** How often one is opened with nothing kept yet, beside others: everybody begins with signing in. */
const timesOpened = (beginning: string) => {
  if (beginning.endsWith('/LoginPage.tsx')) return 30;
  if (outside.test(beginning)) return 10;
  return beginning.endsWith('Page.tsx') ? 3 : 1;
};

/** What joining two bundles costs those who need one of them, less the requests it saves those who need both. */
function costOf(a: Bundle, b: Bundle): number {
  let cost = 0;
  for (const user of a.users) cost += timesOpened(user) * (b.users.has(user) ? -requestWeight : b.weight);
  for (const user of b.users) if (!a.users.has(user)) cost += timesOpened(user) * a.weight;
  return cost;
}

/** Joins bundles as long as that is worth more than it costs. */
export function joined(given: readonly Bundle[]): readonly Bundle[] {
  const bundles = [...given];
  for (;;) {
    let best = { cost: 0, a: -1, b: -1 };
    for (let a = 0; a < bundles.length; a++)
      for (let b = a + 1; b < bundles.length; b++) {
        const cost = costOf(bundles[a] as Bundle, bundles[b] as Bundle);
        if (cost < best.cost) best = { cost, a, b };
      }
    const [one, other] = [bundles[best.a], bundles[best.b]];
    if (one === undefined || other === undefined) return bundles;
    bundles.splice(best.b, 1);
    bundles[best.a] = {
      users: new Set([...one.users, ...other.users]),
      modules: [...one.modules, ...other.modules],
      weight: one.weight + other.weight,
    };
  }
}

/** The name of the file that each module goes into; a module that one beginning alone needs stays with it. */
export function placesOf(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const needs = needsOf(chunks);
  const start = needs.get(page);
  const frame = needs.get(inside);
  if (!start || !frame)
    throw new Error(
      'Dossier build: nothing begins with index.html or inside.ts. A page would be dozens of files. Look at tooling/chunk-groups.ts.',
    );
  const places = new Map([...start.keys()].map(id => [id, 'start']));
  // What begins stays a file of its own: a page whose script only imports is written without it.
  for (const id of [page, main]) places.delete(id);
  const bundles = new Map<string, Bundle>();
  for (const [id, { users, weight }] of usersOf(needs, start, frame)) {
    const key = [...users].toSorted().join('\n');
    const known = bundles.get(key);
    bundles.set(key, {
      users,
      modules: [...(known?.modules ?? []), id],
      weight: (known?.weight ?? 0) + weight,
    });
  }
  const shared = [...bundles.values()].filter(({ users }) => users.size > 1);
  for (const [index, { modules }] of joined(shared).entries())
    for (const id of modules) places.set(id, modules.includes(inside) ? 'inside' : `shared-${index}`);
  return places;
}

/** Which beginnings need a module that the start does not have. A page of the administration area has its frame. */
function usersOf(
  needs: ReadonlyMap<string, ReadonlyMap<string, number>>,
  start: ReadonlyMap<string, number>,
  frame: ReadonlyMap<string, number>,
) {
  const users = new Map<string, { users: Set<string>; weight: number }>();
  for (const [beginning, own] of needs) {
    if (beginning === page) continue;
    const all = outside.test(beginning) ? own : new Map([...own, ...frame]);
    for (const [id, weight] of all) {
      if (start.has(id)) continue;
      const known = users.get(id) ?? { users: new Set<string>(), weight };
      known.users.add(beginning);
      users.set(id, known);
    }
  }
  return users;
}

/** The groups for the bundler, from a first build that had none. */
export function chunkGroups(chunks: readonly Chunk[]): Groups {
  const places = placesOf(chunks);
  return [{ debugName: 'places', name: id => places.get(id) ?? null, includeDependenciesRecursively: false }];
}
