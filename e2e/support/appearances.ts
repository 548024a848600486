import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laterSheetName, sheetAttribute } from '@dossier/api/contract';
import type { Page } from 'playwright';
import { criticalCss, namesInEach } from '../../tooling/critical-css.ts';
import { root } from '../../tooling/files.ts';

const dist = join(root, 'apps/backoffice/dist');

/** Lets nothing of the whole style sheet and of the whole theme through; the answer does. */
export async function holdSheet(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/{assets,theme}/*.css', async route => {
    await promise;
    // Whoever has left asks for nothing any more.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** What the page has not fetched yet of its style sheet. */
export const laterSheet = (page: Page): Promise<string | null> =>
  page.evaluate(
    name =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"][content^="/assets/"]`)?.content ?? null,
    laterSheetName,
  );

/**
 * Notes for every page that is opened next whether the whole style sheet was still missing when what the selector finds
 * came into it; the answer reads that.
 */
export async function noteSheetAt(page: Page, selector: string): Promise<() => Promise<readonly boolean[]>> {
  await page.addInitScript(
    ([property, name]) => {
      const missing: boolean[] = [];
      Object.assign(globalThis, { missing });
      let isThere = false;
      new MutationObserver(() => {
        const was = isThere;
        isThere = document.querySelector(property) !== null;
        if (isThere && !was) missing.push(document.querySelector(`meta[name="${name}"]`) !== null);
      }).observe(document, { subtree: true, childList: true });
    },
    [selector, laterSheetName] as const,
  );
  return () => page.evaluate(() => (globalThis as unknown as { missing: boolean[] }).missing);
}

async function wholeSheetOf(page: Page): Promise<string> {
  const sheet = await laterSheet(page);
  if (sheet === null) throw new Error('The page has the whole style sheet: there is nothing to compare.');
  return readFileSync(join(dist, sheet), 'utf8');
}

/** All of the theme that the page wears, of which it has a part. */
const wholeThemeOf = async (page: Page): Promise<string> => {
  const worn = await page.evaluate(() => document.documentElement.dataset['tenant']);
  return readFileSync(join(dist, 'themes', `${worn}.css`), 'utf8');
};

/**
 * What the whole style sheet and the whole theme would change about what is shown now, as `element: property: now → then`. One of several
 * elements that are the same in all that a selector could tell speaks for them.
 */
export const changedBySheet = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(compare, (await wholeSheetOf(page)) + (await wholeThemeOf(page)));

const face = /@font-face\{[^}]*\}/g;

/**
 * What the whole style sheet says of the classes that are shown now, whatever the pointer, the focus, the scheme, the
 * width or the paper, and the page's own rules do not.
 */
export async function missingRules(page: Page): Promise<readonly string[]> {
  const classes = new Set(
    await page.evaluate(() =>
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    ),
  );
  const size = await page.evaluate(
    themes =>
      [...document.querySelectorAll(`style:not([${themes}])`)].map(({ textContent }) => textContent).join(''),
    sheetAttribute,
  );
  const themes = join(dist, 'themes');
  const themed = namesInEach(readdirSync(themes).map(file => readFileSync(join(themes, file), 'utf8')));
  const meant = (css: string) =>
    criticalCss(css, classes, themed)
      .replaceAll(face, '')
      .split(/(?<=\})/);
  const has = new Set(meant(size));
  return meant(await wholeSheetOf(page)).filter(rule => !has.has(rule));
}

/** Runs in the page. */
function compare(css: string): readonly string[] {
  /** What a selector may read of an attribute: states, and no texts or counts. */
  const read = ({ name, value }: Attr) =>
    name === 'class' || /^[a-z-]{1,12}$/.test(value) ? `[${name}=${value}]` : `[${name}]`;
  const names = new Map<Element, string>();
  const shown = new Map<string, Element>();
  for (const element of [document.documentElement, ...document.querySelectorAll('body, body *')]) {
    const { parentElement: parent, previousElementSibling: before, nextElementSibling: after } = element;
    const attributes = [...element.attributes].map(read).join('');
    const key = `${before === null}${after === null}`;
    const name = `${parent ? names.get(parent) : ''} ${element.localName}${attributes}${key}`;
    names.set(element, name);
    if (!/^(script|style|meta|link)$/.test(element.localName) && !shown.has(name)) shown.set(name, element);
  }
  const partsOf = (element: Element) => [
    '',
    ...['::before', '::after'].filter(part => getComputedStyle(element, part).content !== 'none'),
    ...(element.matches('input, textarea') ? ['::placeholder'] : []),
    ...(element.matches('dialog') ? ['::backdrop'] : []),
  ];
  /** What moves stands at its beginning, and what would only come to its new look is there. */
  const settle = () => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
  };
  // What a property of Tailwind's says counts where it is read.
  const properties = [...getComputedStyle(document.body)].filter(property => !property.startsWith('--'));
  const check = () => {
    settle();
    const appearances = new Map<string, string>();
    for (const [key, element] of [...shown.values()].entries())
      for (const part of partsOf(element)) {
        const style = getComputedStyle(element, part);
        const called = `${key} ${element.localName}.${element.getAttribute('class') ?? ''}${part}`;
        for (const property of properties)
          appearances.set(`${called}: ${property}`, style.getPropertyValue(property));
      }
    return appearances;
  };
  const now = check();
  const whole = new CSSStyleSheet();
  whole.replaceSync(css);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, whole];
  document.body.getBoundingClientRect();
  const then = check();
  document.adoptedStyleSheets = before;
  document.body.getBoundingClientRect();
  settle();
  return [...new Set([...now.keys(), ...then.keys()])]
    .filter(key => now.get(key) !== then.get(key))
    .map(key => `${key}: ${now.get(key)} → ${then.get(key)}`);
}
