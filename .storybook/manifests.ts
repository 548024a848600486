// What tools read of this Storybook (manifests/*.json, and the MCP endpoint, which prints them): besides what Storybook
// finds in sources and stories, what the page of a component says of it. A page made of code is invisible to Storybook.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Guidance } from '../packages/ui/src/docs/guidance.ts';
import { completeExample, type OwnParts } from './complete-example.ts';
import { ownParts } from './own-parts.ts';
import { propTypes, type PropTypes } from './prop-types.ts';

const root = join(import.meta.dirname, '..', '/');

interface Part {
  readonly name: string;
  readonly path: string;
  readonly import?: string;
  readonly reactDocgen?: { readonly props?: Readonly<Record<string, object>> };
}
interface Component extends Part {
  readonly id: string;
  readonly stories?: readonly { readonly snippet?: string }[];
  /** Pages of text that are attached to it. */
  readonly docs?: Readonly<Record<string, object>>;
  readonly subcomponents?: Readonly<Record<string, Part>>;
}

/** The part of the manifests that is added to. Not typed by Storybook yet. */
export interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Component>> };
}

const folderOf = (path: string) => /packages\/ui\/src\/([\w-]+)\//.exec(path)?.[1];
/** The file of its stories, from the root of the repository. */
const fileOf = ({ path }: Part) => path.replace(root, '').replace(/^\.\//, '');
const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`#### ${title}`, '', ...lines.map(line => `- ${line}`), ''];

/** The guidance of one component as text: everything that its page says, but for what it shows. */
export const wordsOf = ({ when, whenNot, pairs, anatomy, keyboard, related }: Guidance): string =>
  [
    ...section('When to use', when),
    ...section('When not', whenNot),
    ...section(
      'Do and don’t',
      pairs.flatMap(pair => [`Do: ${pair.do.say}`, `Don’t: ${pair.dont.say}`]),
    ),
    ...section('Anatomy', anatomy),
    ...section(
      'Keyboard',
      keyboard.map(([keys, does]) => `${keys}: ${does}`),
    ),
    ...section(
      'Related',
      related.map(name => `\`${name}\``),
    ),
  ].join('\n');

const importOf = (names: readonly string[], folder: string) =>
  `import { ${names.join(', ')} } from '@dossier/ui/${folder}';`;

interface Known {
  readonly guideOf: Readonly<Record<string, Guidance>>;
  readonly types: PropTypes;
  readonly ownParts: OwnParts;
}

/**
 * The import line and the types that the page shows: every component has an entry of its own, and the package has none
 * for all.
 */
function asOnItsPage<Any extends Part>(part: Any, names: readonly string[], { types }: Known): Any {
  const folder = folderOf(part.path);
  if (folder === undefined) return part;
  const shown = types[folder]?.[part.name] ?? {};
  const props = Object.entries(part.reactDocgen?.props ?? {}).map(([name, prop]) => {
    const type = shown[name];
    return [name, type ? { ...prop, tsType: { name: type.summary, raw: type.summary } } : prop];
  });
  return {
    ...part,
    import: importOf(names, folder),
    ...(part.reactDocgen && { reactDocgen: { ...part.reactDocgen, props: Object.fromEntries(props) } }),
  };
}

function guided(component: Component, sources: Known): Component {
  const guidance = sources.guideOf[folderOf(component.path) ?? ''];
  if (!guidance || !component.id.startsWith('components-')) return component;
  const id = `${component.id}--guidance`;
  return {
    ...asOnItsPage(component, guidance.imports ?? [component.name], sources),
    ...(component.stories && {
      stories: component.stories.map(story =>
        story.snippet === undefined
          ? story
          : { ...story, snippet: completeExample(story.snippet, fileOf(component), sources.ownParts) },
      ),
    }),
    ...(component.subcomponents && {
      subcomponents: Object.fromEntries(
        Object.entries(component.subcomponents).map(([key, part]) => [
          key,
          asOnItsPage(part, [part.name], sources),
        ]),
      ),
    }),
    docs: { [id]: { id, name: 'Guidance', content: wordsOf(guidance), summary: guidance.when[0] } },
  };
}

/** What is published names files as the repository does: the folder that it was built in is no one's business. */
function withoutRoot(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(root, '');
  if (Array.isArray(value)) return value.map(withoutRoot);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutRoot(inner)]));
}

/** Guidance is code, since it shows what it says: it is run, not read. */
async function loadGuides(): Promise<Readonly<Record<string, Guidance>>> {
  const conditions = ['@dossier/source', 'module', 'node', 'development|production'];
  const { module } = await runnerImport<{ guideOf: Readonly<Record<string, Guidance>> }>(
    join(root, 'packages/ui/src/docs/guides.ts'),
    {
      configFile: false,
      logLevel: 'error',
      environments: { inline: { resolve: { conditions, noExternal: [/^@dossier\//] } } },
    },
  );
  return module.guideOf;
}

/** The manifests as they are published. */
export async function published(written: Manifests): Promise<unknown> {
  if (!written.components) return withoutRoot(written);
  const sources = { guideOf: await loadGuides(), types: propTypes(), ownParts: ownParts() };
  const components = Object.fromEntries(
    Object.entries(written.components.components).map(([id, component]) => [id, guided(component, sources)]),
  );
  return withoutRoot({ ...written, components: { ...written.components, components } });
}
