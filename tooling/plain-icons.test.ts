import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as lucide from 'lucide-react';
import { createElement, type ComponentType, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from './files.ts';
import { plainIcons, withPlainIcon } from './plain-icons.ts';

type Icons = Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>>;

const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/backoffice/src/**/*.{ts,tsx}'], {
  cwd: root,
})
  .filter(file => !/\.(?:test|stories|docs)\.tsx?$/.test(file))
  .map(file => readFileSync(join(root, file), 'utf8'));
const taken = (code: string, from: string) =>
  [...code.matchAll(new RegExp(String.raw`\{([^}]*)\} from '${from}'`, 'g'))].flatMap(([, names = '']) =>
    names
      .split(',')
      .map(name => name.trim().split(' as '))
      .filter(([name]) => name !== '' && !name?.startsWith('type ')),
  );
const used = [...new Set(sources.flatMap(code => taken(code, 'lucide-react').map(([name]) => name ?? '')))];

/** The icons that are used, as they are built. */
async function buildIcons(): Promise<Icons> {
  const folder = join(root, '.cache/plain-icons');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, `export { ${used.join(', ')} } from 'lucide-react';`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainIcons],
    resolve: { conditions: ['@dossier/source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'icons' },
      rolldownOptions: { external: ['react'] },
    },
  });
  const [file = ''] = globSync('icons.{js,mjs}', { cwd: folder });
  return (await import(pathToFileURL(join(folder, file)).href)) as Icons;
}

describe('icons as they are built', () => {
  it('are drawn as lucide draws them, but for classes that nothing reads', async () => {
    const built = await buildIcons();
    const markup = (icons: Icons, name: string, props: SVGProps<SVGSVGElement>) =>
      renderToStaticMarkup(createElement(icons[name] ?? 'missing', props)).replaceAll(/lucide[\w-]*\s?/g, '');
    expect(used.length).toBeGreaterThan(40);
    const attributes = (text: string) =>
      [...text.matchAll(/[\w:-]+="[^"]*"|<\/?\w+/g)].map(String).toSorted();
    for (const name of used)
      for (const props of [
        { className: 'size-4' },
        { className: 'size-4', 'aria-hidden': true, strokeWidth: 3 },
      ])
        expect(attributes(markup(built, name, props)), name).toEqual(
          attributes(markup(lucide as unknown as Icons, name, props)),
        );
  });

  it('are given nothing that only lucide understands', () => {
    const elements = sources.flatMap(code => {
      const names = [...taken(code, 'lucide-react'), ...taken(code, '@dossier/ui/icons')].map(
        ([name, alias = name]) => alias,
      );
      return [
        ...code.matchAll(new RegExp(String.raw`<(?:${['Icon', ...names].join('|')})\b[^>]*?>`, 'g')),
      ].map(([element]) => element);
    });
    expect(elements.length).toBeGreaterThan(40);
    for (const element of elements) {
      expect(element).toMatch(/\/>$/);
      // One with a name of its own says itself whether it is hidden.
      expect(element).toMatch(/\saria-hidden|^(?![^]*\s(?:aria-label|role|title)=)/);
      expect(element).not.toMatch(/\s(?:size|color|absoluteStrokeWidth|nonScalingStroke)=/);
    }
  });

  it('carry their lines and nothing else', () => {
    const icon = readFileSync(
      join(root, 'node_modules/lucide-react/dist/esm/icons/triangle-exclamation-point.mjs'),
      'utf8',
    );
    expect(icon).toMatch(/name: "|size: 24|aliases: |key: "/);
    expect(withPlainIcon(icon, 'triangle')).not.toMatch(/name: "|size: |aliases: |key: "/);
  });

  it('fail the build where lucide makes them in another way', () => {
    expect(withPlainIcon("export { default } from './square-activity.mjs';", 'activity')).toContain(
      'activity',
    );
    expect(() => withPlainIcon('export default draw([]);', 'x')).toThrow('does not make an icon');
  });
});
