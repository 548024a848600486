// Finishes what tsc has written to `dist`: prefixes classes, and compiles the style sheets and the tokens of the package.
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryClasses } from './entry-classes.ts';
import { prefixClasses } from './prefix.ts';
import { classTester, fontSheets, styleSheets } from './style-sheets.ts';
import { tailwindTheme, tokensFile } from './tokens.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
};

const isClass = await classTester();
const classesOf = new Map<string, readonly string[]>();
for (const path of globSync('**/*.js', { cwd: dist })) {
  const file = join(dist, path);
  const { code, classes } = prefixClasses(readFileSync(file, 'utf8'), isClass);
  if (classes.length > 0) writeFileSync(file, code);
  classesOf.set(file, classes);
}

const entries = globSync('*/index.js', { cwd: dist })
  .map(path => dirname(path))
  .toSorted();
const sheets = await styleSheets(
  new Map(entries.map(entry => [entry, entryClasses(join(dist, entry, 'index.js'), classesOf)])),
);
const fonts = fontSheets();
write('base.css', sheets.base);
write('styles.css', sheets.base + sheets.components);
write('fonts.css', fonts.css);
write('tailwind.css', tailwindTheme());
write('tokens.json', tokensFile());
for (const [entry, css] of sheets.entries) write(`${entry}/styles.css`, css);
mkdirSync(join(dist, 'fonts'), { recursive: true });
for (const [name, from] of fonts.files)
  if (!existsSync(join(dist, 'fonts', name))) copyFileSync(from, join(dist, 'fonts', name));
