// Audits what a story paints, in four themes or in all of them: only promised pairs, and nothing that axe can hold against it.
import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, inject } from 'vitest';
import { auditColours } from '../packages/ui/src/testing/audit-colours.ts';
import { tenants } from '../tooling/tenants.ts';
import { plainAppearance, themeOf, wear, type DisplayOptions } from './display-options.ts';

type Validated = Pick<DisplayOptions, 'tenant' | 'scheme' | 'contrast'>;

/** Four themes that differ in everything: every story is audited in each, by colour alone. */
const fourDisplays: readonly Validated[] = [
  { tenant: 'dossier', scheme: 'dark', contrast: 'standard' },
  { tenant: 'lumen', scheme: 'light', contrast: 'standard' },
  { tenant: 'noordhaven', scheme: 'dark', contrast: 'standard' },
  { tenant: 'rheinwerk', scheme: 'light', contrast: 'standard' },
];

/** Every theme in every mode: `npm run test:full`. */
const everyDisplay: readonly Validated[] = tenants.flatMap(tenant =>
  (['light', 'dark'] as const).flatMap(scheme =>
    (['standard', 'more'] as const).map(contrast => ({ tenant, scheme, contrast })),
  ),
);

const modeOf = ({ scheme, contrast }: Validated) => {
  if (contrast === 'more') return scheme === 'dark' ? 'darkMore' : 'lightMore';
  return scheme === 'dark' ? 'dark' : 'light';
};

const colourRules = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** A dialog or menu stands next to the root: overlays are audited with the story. */
export const hasOverlay = () =>
  document.querySelector('#headlessui-portal-root, [data-react-aria-top-layer], [data-overlay]') !== null;

/** Audits one story. Its parameter `audit: false` lets it out: pages that show colours rather than use them. */
export async function auditDisplays({ globals, storyGlobals, parameters }: StoryContext): Promise<void> {
  if (parameters['audit'] === false) return;
  const findings: string[] = [];
  for (const display of inject('everyDisplay') ? everyDisplay : fourDisplays) {
    wear({ ...plainAppearance, ...(globals as unknown as DisplayOptions), ...display });
    const where = `${display.tenant} ${modeOf(display)}`;
    const tokens = themeOf(display.tenant).tokens[modeOf(display)];
    findings.push(...auditColours(document.body, tokens).map(finding => `${where}: ${finding}`));
    const { violations } = await axe.run(document.body, colourRules);
    findings.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${where}: ${id}: ${node.html.slice(0, 120)}`),
      ),
    );
  }
  wear({
    ...plainAppearance,
    ...(globals as unknown as DisplayOptions),
    ...globalThis.__display,
    ...(storyGlobals as Partial<DisplayOptions>),
  });
  expect(findings).toEqual([]);
}
