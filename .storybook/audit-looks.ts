// Judges what a story paints, in four looks: only promised pairs, and nothing that axe can hold against it.
import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'vitest';
import { auditColours } from '../packages/ui/src/testing/audit-colours.ts';
import { plainLook, themeOf, wear, type Look } from './looks.ts';

/** Four looks that differ in everything: every story is judged in each, by colour alone. */
const looks: readonly Partial<Look>[] = [
  { tenant: 'dossier', scheme: 'dark' },
  { tenant: 'lumen', scheme: 'light' },
  { tenant: 'noordhaven', scheme: 'dark' },
  { tenant: 'rheinwerk', scheme: 'light' },
];

const colourRules = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** A dialog or menu lives beside the root: what floats is judged with the story. */
export const hasOverlay = () =>
  document.querySelector('#headlessui-portal-root, [data-react-aria-top-layer]') !== null;

/** Judges one story. Its parameter `audit: false` lets it out: pages that show colours rather than use them. */
export async function auditLooks({ globals, storyGlobals, parameters }: StoryContext): Promise<void> {
  if (parameters['audit'] === false) return;
  const findings: string[] = [];
  for (const look of looks) {
    wear({ ...plainLook, ...(globals as unknown as Look), ...look });
    const where = `${look.tenant} ${look.scheme}`;
    const tokens = themeOf(look.tenant ?? '').tokens[look.scheme === 'dark' ? 'dark' : 'light'];
    findings.push(...auditColours(document.body, tokens).map(finding => `${where}: ${finding}`));
    const { violations } = await axe.run(document.body, colourRules);
    findings.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${where}: ${id}: ${node.html.slice(0, 120)}`),
      ),
    );
  }
  wear({
    ...plainLook,
    ...(globals as unknown as Look),
    ...globalThis.__look,
    ...(storyGlobals as Partial<Look>),
  });
  expect(findings).toEqual([]);
}
