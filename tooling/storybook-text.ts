// Writes what tools read beside a built Storybook: llms.txt, and each component's page as Markdown.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';

export interface Manifest {
  readonly components: Readonly<Record<string, ManifestComponent>>;
}
export interface ManifestComponent {
  readonly name: string;
  readonly path: string;
  readonly import?: string;
  readonly description?: string;
  readonly docs?: Readonly<Record<string, { readonly content?: string }>>;
  readonly stories?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly snippet?: string;
  }[];
  readonly reactDocgen?: {
    readonly props?: Readonly<
      Record<
        string,
        { readonly description?: string; readonly tsType?: { readonly raw?: string; readonly name?: string } }
      >
    >;
  };
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

/** The page of a component: what it is, its props, its guidance, and its stories with their code. */
export function pageOf(component: ManifestComponent): string {
  const { name, description = '', docs = {}, stories = [], reactDocgen } = component;
  const props = Object.entries(reactDocgen?.props ?? {}).map(
    ([prop, { description: about = '', tsType }]) =>
      `| ${prop} | \`${cell(tsType?.raw ?? tsType?.name ?? '')}\` | ${cell(about)} |`,
  );
  const examples = stories.flatMap(story =>
    story.snippet === undefined
      ? []
      : [`### ${story.name}`, story.description ?? '', `\`\`\`tsx\n${story.snippet}\n\`\`\``],
  );
  return [
    `# ${name}`,
    description,
    ...(component.import === undefined ? [] : [`\`\`\`tsx\n${component.import}\n\`\`\``]),
    ...Object.values(docs).map(({ content = '' }) => content),
    ...(props.length > 0
      ? ['## Props', ['| Prop | Type | What it is |', '| --- | --- | --- |', ...props].join('\n')]
      : []),
    ...(examples.length > 0 ? ['## Examples', ...examples] : []),
  ]
    .filter(part => part !== '')
    .join('\n\n');
}

/** The list of pages, with a sentence each (llmstxt.org). */
export const listOf = (
  components: readonly (readonly [id: string, component: ManifestComponent])[],
): string =>
  `# Dossier

> React components for people who work in client files all day, in the look of every firm.

Install: \`npm install @dossier/ui @dossier/validators react react-dom yup\`; then \`import '@dossier/ui/styles.css'\`.

## Components

${components
  .map(
    ([id, { name, description = '' }]) =>
      `- [${name}](pages/${id}.md): ${cell(description.split('\n')[0] ?? '')}`,
  )
  .join('\n')}
`;

if (import.meta.main) {
  const folder = join(root, process.argv[2] ?? 'dist/storybook');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8')) as Manifest;
  const components = Object.entries(manifest.components)
    .filter(([id]) => id.startsWith('components-'))
    .toSorted(([, a], [, b]) => (a.name < b.name ? -1 : 1));
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const [id, component] of components)
    writeFileSync(join(folder, 'pages', `${id}.md`), `${pageOf(component)}\n`);
  writeFileSync(join(folder, 'llms.txt'), listOf(components));
  console.log(`llms.txt and ${components.length} pages as Markdown`);
}
