// Audits a story as a window of 1280 × 1024 px shows it at 200 % (WCAG 1.4.4) and at 400 % (WCAG 1.4.10): the page does
// not scroll sideways, and no text is cut off. What has to be two-dimensional, as a table, scrolls in a frame of its own.
import type { StoryContext } from '@storybook/react-vite';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';

const zooms = [
  { name: '200 %', width: 640, height: 512 },
  { name: '400 %', width: 320, height: 256 },
] as const;

/** Px: layouts are rounded to whole ones. */
const tolerance = 1;

/** Text of one px is for readers alone. */
const isSeen = (element: Element): boolean => element.clientWidth > 1 && element.clientHeight > 1;

/** The first words of an element, so that a finding can be recognised. */
const textOf = (element: Element): string => (element.textContent ?? '').trim().slice(0, 40);

const isScrolled = (element: Element): boolean => {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return false;
  return /auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) || isScrolled(parent);
};

/** The outermost of nested elements, and the innermost: the one to mend stands between them. */
const pathOf = (elements: readonly Element[]): string =>
  [elements[0], elements.findLast(element => elements[0]?.contains(element))]
    .map(element => element?.outerHTML.slice(0, 140))
    .join(' … ');

/** Elements that make the page scroll sideways. */
function protruding(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + tolerance) return [];
  const elements = [...document.body.querySelectorAll('*')].filter(
    element => element.getBoundingClientRect().right > clientWidth + tolerance && !isScrolled(element),
  );
  return [`the page is ${scrollWidth - clientWidth} px too wide: ${pathOf(elements)}`];
}

/** Text that its element cuts off without saying so by an ellipsis. */
const cutOff = (): readonly string[] =>
  [...document.body.querySelectorAll('*')].flatMap(element => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, visibility } = getComputedStyle(element);
    if (!isSeen(element) || textOf(element) === '' || visibility === 'hidden') return [];
    const isCut =
      (/hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + tolerance) ||
      (/hidden|clip/.test(overflowY) &&
        webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + tolerance);
    if (!isCut) return [];
    const { right, bottom } = element.getBoundingClientRect();
    const outside = [...element.querySelectorAll('*')].filter(inner => {
      const box = inner.getBoundingClientRect();
      return box.right > right + tolerance || box.bottom > bottom + tolerance;
    });
    return [`"${textOf(element)}" is cut off: ${pathOf([element, ...outside])}`];
  });

/** Audits one story, as it stands when it has played. Its parameter `zoom` says why it may be wider than the window. */
export async function auditZoom({ parameters }: StoryContext): Promise<void> {
  if (parameters['zoom'] !== undefined) return;
  const findings: string[] = [];
  const { innerWidth, innerHeight } = globalThis;
  for (const { name, width, height } of zooms) {
    await page.viewport(width, height);
    // What measures itself does so in a frame of its own.
    await vi
      .waitFor(() => expect([...protruding(), ...cutOff()]).toEqual([]), { timeout: 500 })
      .catch(() => findings.push(...[...protruding(), ...cutOff()].map(finding => `${name}: ${finding}`)));
  }
  await page.viewport(innerWidth, innerHeight);
  expect(findings).toEqual([]);
}
