import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx,mdx}', { cwd: src }).filter(
  // Foundations show and measure colours; they are not made of components.
  file => !/^(theme|styles|messages|foundations)\/|__screenshots__|\.test\.tsx?$/.test(file),
);

/** What would undo a theme's promise, or a page read from right to left. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])dark:/, 'a mode is a change of roles: no `dark:`'],
  [
    /(?<![\w-])(?:text|bg|border|outline|ring|fill|stroke)-[a-z-]+\/\d+/,
    'opacity on a role loses its contrast',
  ],
  [/-\[#[0-9a-f]{3,8}\]/i, 'no colour but a role'],
  [/(?<![\w&-])#[0-9a-f]{6}\b(?![^\n]*\/\/ data)/i, 'no colour but a role'],
  [/(?:rgba?|hsla?|oklch)\(/, 'no colour but a role'],
  [
    /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br)-(?:\d|\[|px|auto|full|sm|md|lg|control|cell|panel|field)/,
    'logical sides: ms, me, ps, pe, start, end',
  ],
  [/(?<![\w-])text-(?:left|right)(?![\w-])/, 'logical alignment: text-start, text-end'],
  [
    /(?<![\w-])max-w-(?:\d?xs|sm|md|lg|\d?xl)(?![\w-])/,
    'no width of Tailwind’s: column, form, page, prose or a modal’s',
  ],
  [/from 'tailwind-(?:variants|merge)'/, 'tv comes from theme/tv.ts'],
];

it('components use roles and logical sides only', () => {
  const violations = files.flatMap(file =>
    readFileSync(join(src, file), 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        forbidden
          .filter(([pattern]) => pattern.test(line))
          .map(([, why]) => `${file}:${i + 1}: ${line.trim()} (${why})`),
      ),
  );
  expect(violations).toEqual([]);
});
