// How a test uses a component: by the names that people read, so that it holds whatever the markup becomes.
import { perform } from './render.tsx';
import { typeInto } from './type-into.ts';

type Scope = ParentNode;

/** A control of a form. */
export interface FieldDriver {
  readonly control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** Writes into it, as the keyboard or a password manager does. */
  readonly type: (text: string) => Promise<void>;
  /** Leaves it: fields say what is wrong when they are left. */
  readonly leave: () => Promise<void>;
  /** Everything that describes it: its error first, then its hint. */
  readonly descriptions: () => readonly string[];
  readonly isInvalid: () => boolean;
}

/** The field with this label. */
export function fieldDriver(label: string, scope: Scope = document): FieldDriver {
  const match = [...scope.querySelectorAll('label')].find(each => textOf(each).startsWith(label));
  const control = match?.control ?? match?.querySelector('input, textarea, select');
  if (!isControl(control)) throw missing(`field "${label}"`, textsOf(scope, 'label'));
  return {
    control,
    type: text =>
      control instanceof HTMLSelectElement
        ? perform(() => {
            control.value = text;
            control.dispatchEvent(new Event('change', { bubbles: true }));
          })
        : typeInto(control, text),
    leave: () =>
      perform(() => {
        control.focus();
        control.blur();
      }),
    descriptions: () =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => textOf(document.getElementById(id)))
        .filter(text => text !== ''),
    isInvalid: () => control.getAttribute('aria-invalid') === 'true',
  };
}

/** A `Modal`, a `ConfirmModal`, an `InformationModal` or a `Drawer`. */
export interface DialogDriver {
  readonly element: HTMLElement;
  /** Presses one of its buttons. */
  readonly press: (name: string) => Promise<void>;
}

/** The open dialog with this title. */
export function dialogDriver(title: string): DialogDriver {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
  const element = dialogs.find(dialog => nameOf(dialog) === title);
  if (!element) throw missing(`dialog "${title}"`, dialogs.map(nameOf));
  return { element, press: name => press(name, element) };
}

/** A `Menu`. */
export interface MenuDriver {
  /** Opens it, and reads its actions. */
  readonly open: () => Promise<readonly string[]>;
  /** Opens it where it is closed, and chooses an action. */
  readonly choose: (label: string) => Promise<void>;
}

/** The menu behind the button with this name. */
export function menuDriver(button: string, scope: Scope = document): MenuDriver {
  const items = () => [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const open = async () => {
    if (items().length === 0) await press(button, scope);
    return items().map(textOf);
  };
  return {
    open,
    async choose(label) {
      const labels = await open();
      const item = items().find(each => textOf(each) === label);
      if (!item) throw missing(`action "${label}"`, labels);
      await perform(() => item.click());
    },
  };
}

function press(name: string, scope: Scope): Promise<void> {
  const buttons = [...scope.querySelectorAll('button')];
  const button = buttons.find(each => nameOf(each) === name);
  if (!button) throw missing(`button "${name}"`, buttons.map(nameOf));
  return perform(() => button.click());
}

const isControl = (element: unknown): element is FieldDriver['control'] =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const textOf = (element: Element | null): string => element?.textContent.trim() ?? '';
const textsOf = (scope: Scope, selector: string) => [...scope.querySelectorAll(selector)].map(textOf);

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = ids.map(id => textOf(document.getElementById(id))).join(' ');
  return element.getAttribute('aria-label') ?? (labelled === '' ? textOf(element) : labelled);
}

const missing = (what: string, there: readonly string[]) =>
  new Error(
    `Dossier UI: there is no ${what}. A test that goes on would check nothing. There is: ${
      there.filter(Boolean).join(', ') || 'none'
    }.`,
  );
