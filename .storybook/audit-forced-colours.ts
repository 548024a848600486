// Audits a story in the system's own colours, where no colour of a theme, no shadow and no background is left: what can be
// pressed or typed into is still drawn, and what is chosen differs from what is not (WCAG 1.4.1, 1.4.11).
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';
import { forceColours } from './forced-colours.ts';

const controls =
  'button, input:not([type=hidden]), select, textarea, a[href], [role=button], [role=tab], [role=switch]';

/** The states that a background alone would show, with the attribute of the elements next to them. */
const states = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'] as const;

/** Controls for readers alone, and native ones under a drawn one, are 1 px large or transparent. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
};

const hasEdge = (element: Element): boolean => {
  const { borderTopWidth, borderTopStyle, borderBottomWidth, borderBottomStyle, outlineStyle, appearance } =
    getComputedStyle(element);
  return (
    (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
    (borderBottomStyle !== 'none' && borderBottomWidth !== '0px') ||
    outlineStyle !== 'none' ||
    appearance !== 'none'
  );
};

/** Text, a drawing or an edge: of the control, of what is in it, or of the frame around it. */
const isDrawn = (control: Element): boolean =>
  control instanceof SVGElement ||
  (control.textContent ?? '').trim() !== '' ||
  control.querySelector('svg, img, canvas') !== null ||
  [
    control,
    ...control.querySelectorAll('*'),
    control.parentElement,
    control.parentElement?.parentElement,
  ].some(element => element && hasEdge(element));

/** A background that is seen: the system's own page colour on the page is not. */
const backgroundOf = ({ backgroundColor }: CSSStyleDeclaration, page: string): string =>
  backgroundColor === page || backgroundColor.endsWith(', 0)') ? '' : backgroundColor;

const pageColour = (): string => {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.backgroundColor = 'Canvas';
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
};

/** Edges that are seen: one without a width has a colour all the same. */
const edgesOf = (style: CSSStyleDeclaration): readonly string[] =>
  (['top', 'right', 'bottom', 'left'] as const).map(side => {
    const [width, line] = ['width', 'style'].map(name => style.getPropertyValue(`border-${side}-${name}`));
    return width === '0px' || line === 'none'
      ? ''
      : `${width} ${line} ${style.getPropertyValue(`border-${side}-color`)}`;
  });

/** Everything about an element and its parts that is left in forced colours; a drawing counts as one part. */
function shownAs(element: Element, page: string): string {
  const parts = [element, ...element.querySelectorAll('*:not(svg *)')].filter(part => part.checkVisibility());
  return parts
    .flatMap(part =>
      ['', '::before', '::after'].map(pseudo => {
        const style = getComputedStyle(part, pseudo || undefined);
        if (pseudo !== '' && style.content === 'none') return '';
        return [
          part.localName,
          pseudo,
          style.color,
          backgroundOf(style, page),
          ...edgesOf(style),
          style.outlineStyle === 'none' ? '' : style.outline,
          style.fontWeight,
          style.textDecorationLine,
          style.opacity,
        ].join(' ');
      }),
    )
    .toSorted()
    .join('\n');
}

/** What holds the choices that one is made from. */
const groups = '[role], ul, ol, nav, fieldset, table';

/** Elements of the same role that are not in this state. */
function peersOf(element: Element, state: string): readonly Element[] {
  const role = element.getAttribute('role');
  const peers = element.parentElement
    ?.closest(groups)
    ?.querySelectorAll(role ? `[role=${role}]` : element.localName);
  return [...(peers ?? [])].filter(
    peer => peer !== element && /^(?:|false)$/.test(peer.getAttribute(state) ?? ''),
  );
}

/** A box that is drawn by its label, with those that are not checked; native ones are drawn by the browser. */
function checkedBox(input: HTMLInputElement): readonly (readonly [Element, readonly Element[]])[] {
  const label = input.closest('label');
  if (!label || (isSeen(input) && getComputedStyle(input).appearance !== 'none')) return [];
  const others = label.parentElement
    ?.closest(groups)
    ?.querySelectorAll(`label:has(input[type=${input.type}]:enabled:not(:checked))`);
  return [[label, [...(others ?? [])]]];
}

const excerpt = (element: Element) => element.outerHTML.slice(0, 140);

/** Audits one story of a component, as it stands when it has played: screens are made of components. */
export async function auditForcedColours({ title, parameters }: StoryContext): Promise<void> {
  if (parameters['audit'] === false || title.startsWith('Screens/')) return;
  await forceColours(true);
  const undrawn = [...document.body.querySelectorAll(controls)]
    .filter(control => isSeen(control) && !isDrawn(control))
    .map(control => `not drawn: ${excerpt(control)}`);
  const page = pageColour();
  const choices = [
    ...states.flatMap(state =>
      [...document.body.querySelectorAll(`[${state}]:not([${state}=false])`)].map(
        element => [element, peersOf(element, state)] as const,
      ),
    ),
    ...[...document.body.querySelectorAll<HTMLInputElement>('input:checked')].flatMap(checkedBox),
  ];
  const alike = choices
    .filter(
      ([chosen, peers]) =>
        isSeen(chosen) && peers.some(peer => isSeen(peer) && shownAs(peer, page) === shownAs(chosen, page)),
    )
    .map(([chosen]) => `the same as what is not chosen: ${excerpt(chosen)}`);
  await forceColours(false);
  expect([...undrawn, ...alike]).toEqual([]);
}
