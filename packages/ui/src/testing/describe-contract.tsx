// What every component promises. A component's test begins with one of these.
import { cloneElement, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from './render.tsx';

/** Where a component keeps its promises, if that is not its root. */
export interface ContractPromises {
  /** A selector of the element that takes ref and rest props. @default the root */
  readonly target?: string;
  /** A selector of the element that takes the ref, where a form has to find another one. @default the target */
  readonly refTarget?: string;
  /** It stands at the end of the page, and its class name is the target's. @default false */
  readonly isOverlay?: boolean;
  /** What makes it appear once it is rendered: a press, or time. */
  readonly appear?: (container: HTMLElement) => Promise<void>;
  /** False where the component draws its own look only. @default true */
  readonly takesClassName?: boolean;
}

/** Rest props and ref reach the element; a class name comes last, and wins. */
export function describeContract(
  element: ReactElement<Record<string, unknown>>,
  promises: ContractPromises = {},
): void {
  const { target, refTarget = target, isOverlay = false, appear, takesClassName = true } = promises;
  const find = (container: HTMLElement, selector = target) =>
    selector === undefined
      ? container.querySelector(':scope > :not(template)')
      : (isOverlay ? document : container).querySelector(selector);
  const show = async (props: Record<string, unknown>) => {
    const { container } = await render(cloneElement(element, props));
    await appear?.(container);
    return container;
  };

  describe('keeps what every component promises', () => {
    it('passes on data attributes', async () => {
      const container = await show({ 'data-own': 'yes' });
      expect(find(container)?.getAttribute('data-own')).toBe('yes');
    });

    it('gives its element to a ref', async () => {
      let seen: Element | null = null;
      const ref: Ref<Element> = node => {
        seen ??= node;
      };
      const container = await show({ ref });
      expect(seen).not.toBeNull();
      expect(seen).toBe(find(container, refTarget));
    });

    if (takesClassName)
      it('lets a class name win', async () => {
        const container = await show({ className: 'mt-9' });
        const styled = find(container, isOverlay ? target : ':scope > :not(template)');
        expect(styled?.className.split(' ')).toContain('mt-9');
      });
  });
}

/** What every field promises besides: one label, help and error that are linked only while they are there. */
export function describeFieldContract(
  field: (props: { label: string; hint?: string; error?: string; isOptional?: boolean }) => ReactElement,
  control: string,
  /** What the control says of itself besides, help or no help: a unit. */
  always?: string,
): void {
  const find = (container: HTMLElement) => container.querySelector(control)!;

  describe('keeps what every field promises', () => {
    it('is named by its label', async () => {
      const { container } = await render(field({ label: 'City' }));
      const id = find(container).id;
      const label = container.querySelector(`label[for="${id}"], legend`) ?? find(container).closest('label');
      expect(label?.textContent).toContain('City');
    });

    it('is required unless it says so', async () => {
      const { container } = await render(field({ label: 'City', isOptional: true }));
      expect(find(container).hasAttribute('aria-required')).toBe(false);
      expect(container.textContent).toContain('(optional)');
    });

    it('names its help and its error only while they are there', async () => {
      const { container, rerender } = await render(field({ label: 'City' }));
      const described = () =>
        container
          .querySelector('[aria-describedby]')
          ?.getAttribute('aria-describedby')
          ?.split(' ')
          .map(id => document.getElementById(id)?.textContent)
          .filter(text => text !== always) ?? null;
      expect(described()).toEqual(always === undefined ? null : []);
      await rerender(field({ label: 'City', hint: 'As on the letter', error: 'Wrong' }));
      expect(described()).toEqual(['Wrong', 'As on the letter']);
      // Of a radio button only its group can be invalid.
      expect(find(container).closest('[aria-invalid]')?.getAttribute('aria-invalid')).toBe('true');
    });
  });
}
