// The tokens file and the Tailwind theme of the published package: every scale by its name, for tools and for hosts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scalesOf, type Step } from '../src/styles/scales.ts';
import { brands, createTheme, themeTokens, tokenNames } from '../src/theme/index.ts';

const styles = join(import.meta.dirname, '..', 'src', 'styles');
const read = (name: string) => readFileSync(join(styles, name), 'utf8');

/** "0.875rem" as the Design Tokens format has it. */
function dimension(value: string): { readonly value: number; readonly unit: string } | string {
  const match = /^([\d.]+)(rem|px|ms)$/.exec(value);
  return match ? { value: Number(match[1]), unit: match[2]! } : value;
}
const group = ($type: string, steps: readonly Step[]) => ({
  $type,
  ...Object.fromEntries(
    steps
      .filter(({ value }) => $type === 'fontWeight' || typeof dimension(value) === 'object')
      .map(({ name, value }) => [
        name.replace(/^--d-(text-)?|^max-w-|^font-/, ''),
        { $value: $type === 'fontWeight' ? Number(value) : dimension(value) },
      ]),
  ),
});

/** Every scale in the format of the Design Tokens Community Group (2025.10): the default look, and what all looks share. */
export function tokensFile(): string {
  const scales = scalesOf(read('base.css'), read('scales.css'));
  const theme = createTheme(brands.dossier);
  const { radius } = theme.brand.shape;
  const file = {
    ...themeTokens(theme),
    $description: 'Dossier: colours of the default look in four modes, and the scales that every look shares',
    text: group('dimension', scales.text),
    lineHeight: group(
      'dimension',
      scales.text.map(({ name, lineHeight }) => ({ name, value: lineHeight })),
    ),
    fontWeight: group('fontWeight', scales.weight),
    radius: group('dimension', [
      { name: 'sm', value: `${radius / 2}px` },
      { name: 'md', value: `${radius}px` },
      { name: 'lg', value: `${radius * 1.5}px` },
      { name: 'full', value: '9999px' },
    ]),
    density: Object.fromEntries(
      Object.entries(scales.density).map(([name, steps]) => [name, group('dimension', steps)]),
    ),
    width: group('dimension', scales.width),
    breakpoint: group('dimension', scales.breakpoint),
    motion: group('duration', scales.motion),
    easing: { $type: 'cubicBezier', out: { $value: [0.2, 0, 0, 1] } },
    focus: {
      $type: 'dimension',
      width: { $value: { value: 2, unit: 'px' } },
      offset: { $value: { value: 2, unit: 'px' } },
    },
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Our tokens beside those of the application: `bg-d-surface`, `rounded-d-md`. Nothing of Tailwind is taken away. */
export function tailwindTheme(): string {
  const lines = [
    ...tokenNames.map(name => `--color-d-${name}: var(--d-${name});`),
    '--radius-d-sm: var(--d-radius-sm);',
    '--radius-d-md: var(--d-radius);',
    '--radius-d-lg: var(--d-radius-lg);',
    '--shadow-d-overlay: var(--d-shadow-overlay);',
    '--shadow-d-dialog: var(--d-shadow-dialog);',
    '--font-d-body: var(--d-font-body);',
    '--font-d-heading: var(--d-font-heading);',
    '--font-d-mono: var(--d-font-mono);',
    '--spacing-d-control: var(--d-control-h);',
    '--spacing-d-row: var(--d-row-h);',
    '--spacing-d-panel: var(--d-panel-pad);',
  ];
  return `/* For an application with Tailwind 4, after its own import: tokens as classes, "bg-d-surface". */\n@theme inline {\n${lines.map(line => `  ${line}`).join('\n')}\n}\n`;
}
