// What every component promises: house style 13. A component's test begins with one of these.
import { cloneElement, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from './render.tsx';

interface Promises {
  /** A selector of the element that takes ref and rest props. @default the root */
  readonly target?: string;
  /** False where the component draws its own look only. @default true */
  readonly takesClassName?: boolean;
}

/** Rest props and ref reach the element; a class name comes last, and wins. */
export function describeContract(
  element: ReactElement<Record<string, unknown>>,
  promises: Promises = {},
): void {
  const { target, takesClassName = true } = promises;
  const find = (container: HTMLElement) =>
    target === undefined ? container.firstElementChild : container.querySelector(target);

  describe('keeps what every component promises', () => {
    it('passes on data attributes', async () => {
      const { container } = await render(cloneElement(element, { 'data-own': 'yes' }));
      expect(find(container)?.getAttribute('data-own')).toBe('yes');
    });

    it('gives its element to a ref', async () => {
      let seen: Element | null = null;
      const ref: Ref<Element> = node => {
        seen ??= node;
      };
      const { container } = await render(cloneElement(element, { ref }));
      expect(seen).toBe(find(container));
    });

    if (takesClassName)
      it('lets a class name win', async () => {
        const { container } = await render(cloneElement(element, { className: 'mt-9' }));
        expect(container.firstElementChild?.className.split(' ')).toContain('mt-9');
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
