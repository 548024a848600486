// Reads the colours that a story really paints back to token names, and finds the pairs that no one has promised.
// It sees what axe does not: borders, icons, placeholders, and marks that need 3:1.
import { contract, type TokenName, type Tokens } from '../theme/index.ts';

const promised = new Set(contract.map(pair => `${pair.foreground} on ${pair.background}`));

interface Painted {
  readonly hex: string;
  readonly alpha: number;
}

function read(color: string): Painted | undefined {
  const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color);
  if (!parts) return undefined;
  const [r, g, b] = parts.slice(1, 4).map(Number) as [number, number, number];
  return {
    hex: `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`,
    alpha: parts[4] === undefined ? 1 : Number(parts[4]),
  };
}

/** What an element stands on: the first ground behind it that is not see-through. */
function groundOf(element: Element | null): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none') return undefined;
    const ground = read(style.backgroundColor);
    if (ground && ground.alpha === 1) return ground.hex;
    // A veil: what is behind it cannot be known, and text must not stand on it.
    if (ground && ground.alpha > 0) return undefined;
  }
  return undefined;
}

/** What a mark that is laid over something stands on: what lies under its middle. */
function groundUnder(element: Element): string | undefined {
  // Behind a dialog nothing can be hit: there it stands on what it is laid over next to it, or on what holds it.
  const dialog = '[role="dialog"], [role="alertdialog"]';
  if (document.querySelector(dialog) && !element.closest(dialog))
    return groundOf(siblingUnder(element) ?? element.parentElement);
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2);
  };
  // Out of sight, or behind a bar that sticks: in the middle of the window it lies free.
  if (middle().length === 0 || isCovered(element, middle()[0])) element.scrollIntoView({ block: 'center' });
  const pile = middle();
  const self = pile.findLastIndex(other => element.contains(other));
  return groundOf(pile[self + 1] ?? element.parentElement);
}

/** The last element before it, in the same parent, that reaches below its middle: the box under a tick. */
function siblingUnder(element: Element): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const before: Element[] = [];
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) before.push(at);
  return before.find(other => {
    const box = other.getBoundingClientRect();
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  });
}

/** Whether what is on top there belongs to a bar that sticks, over something that is not in it. */
function isCovered(element: Element, top: Element | undefined): boolean {
  for (let at = top ?? null; at && !at.contains(element); at = at.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
  return false;
}

const isFaded = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (Number(getComputedStyle(at).opacity) < 1) return true;
  return false;
};

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
const ownText = (element: Element) =>
  [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
const describe = (element: Element) =>
  `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 24) || element.getAttribute('aria-label') || element.getAttribute('class')?.slice(0, 40) || ''}`;

/** Every unpromised pair below `root`, as sentences. */
export function auditColours(root: Element, tokens: Tokens): string[] {
  const names = new Map<string, TokenName[]>();
  for (const [name, hex] of Object.entries(tokens))
    names.set(hex, [...(names.get(hex) ?? []), name as TokenName]);
  const findings = new Set<string>();

  const isPromised = (foreground: string, background: string) =>
    (names.get(foreground) ?? []).some(f =>
      (names.get(background) ?? []).some(b => promised.has(`${f} on ${b}`)),
    );
  const called = (hex: string) => names.get(hex)?.join(' = ') ?? `${hex}, which is no token`;
  const check = (kind: string, element: Element, color: string, grounds: readonly (string | undefined)[]) => {
    const paint = read(color);
    if (!paint || paint.alpha === 0) return;
    const backgrounds = grounds.filter(ground => ground !== undefined);
    if (backgrounds.length === 0 || backgrounds.includes(paint.hex)) return;
    if (paint.alpha < 1) findings.add(`${kind} of ${describe(element)} is see-through`);
    else if (!backgrounds.some(ground => isPromised(paint.hex, ground)))
      findings.add(
        `${kind} of ${describe(element)}: ${called(paint.hex)} on ${backgrounds.map(called).join(' or ')}`,
      );
  };

  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[data-audit="off"]')) continue;
    const style = getComputedStyle(element);
    if (style.clipPath === 'inset(50%)') continue;
    if (element.localName === 'svg') {
      // Logos are what they are (WCAG 1.4.11 leaves them out).
      if (element.getAttribute('data-slot') === 'logo') continue;
      const ground = style.position === 'absolute' ? groundUnder(element) : groundOf(element);
      check('icon', element, style.color, [ground]);
      continue;
    }
    if (element.closest('svg')) continue;
    const isControl = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    if (
      ownText(element) ||
      (isControl && element.value !== '' && !['checkbox', 'radio'].includes(element.type))
    ) {
      check('text', element, style.color, [groundOf(element)]);
      if (isFaded(element))
        findings.add(`text of ${describe(element)} is faded: its contrast is anybody’s guess`);
    }
    if (element instanceof HTMLInputElement && element.placeholder && element.value === '')
      check('placeholder', element, getComputedStyle(element, '::placeholder').color, [groundOf(element)]);
    for (const side of sides)
      if (parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none')
        check('border', element, style[`border${side}Color`], [
          groundOf(element.parentElement),
          groundOf(element),
        ]);
    if (
      element === document.activeElement &&
      parseFloat(style.outlineWidth) > 0 &&
      style.outlineStyle !== 'none'
    )
      check('focus ring', element, style.outlineColor, [groundOf(element.parentElement), groundOf(element)]);
  }
  return [...findings];
}
