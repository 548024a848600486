// Audits the markup that a story leaves in the page: elements stand where HTML allows them, with attributes it knows, and
// no id stands twice. The document comes from the DOM, so rules on how a source is written say nothing here.
import type { StoryContext } from '@storybook/react-vite';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate/browser';
import { expect } from 'vitest';

/** Besides what the HTML standard says: what is referred to is there, and no button sends a form by accident. */
const rules: RuleConfig = { 'no-missing-references': 'error', 'no-implicit-button-type': 'error' };

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], rules }),
);

/** Dialogs, menus and toasts stand next to the story's root. */
const overlays = '#headlessui-portal-root, [data-react-aria-top-layer], [data-trigger], [data-overlay]';

const isThere = (message: string) => {
  const id = /missing id "(.+)"/.exec(message)?.[1];
  return id !== undefined && document.getElementById(id) !== null;
};

/** Audits one story, as it stands when it has played. Its parameter `markup` names rules that it may break, with a reason. */
export function auditMarkup({ canvasElement, parameters }: StoryContext): void {
  const allowed = Object.keys((parameters['markup'] ?? {}) as Readonly<Record<string, string>>);
  const pageOverlays = [...document.querySelectorAll(overlays)].filter(
    element => !canvasElement.contains(element) && !element.parentElement?.closest(overlays),
  );
  const html = [canvasElement, ...pageOverlays]
    .map(element => element.outerHTML)
    .join('\n')
    // React Aria keeps the hidden input of a date out of every form that way: an id that nothing has.
    .replaceAll(' form=""', '');
  const { results } = validator.validateStringSync(html);
  const findings = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !allowed.includes(ruleId))
    // What describes a widget may stand anywhere in the page.
    .filter(({ message }) => !isThere(message))
    // React Aria's hidden button that closes a popover stands at the end of the page, in no form.
    .filter(({ offset }) => !html.startsWith('button id="react-aria-', offset))
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${html.slice(offset, offset + 80)}`);
  expect(findings).toEqual([]);
}
