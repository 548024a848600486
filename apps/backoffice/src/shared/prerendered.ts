import { prerenderedAttribute } from '@dossier/api/contract';
import { useEffect, useEffectEvent } from 'react';

/** What the platform has drawn already; null where nothing was. */
export const prerenderedRoot = (page: Document = document): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[${prerenderedAttribute}]`);

/** What stood in a field before its page had code: a text, or whether it was ticked. */
export type Typed = string | boolean;

/** A page that was there before its code: what someone typed or sent in the meantime counts. */
export function useTypedBefore(adopt: (name: string, value: Typed) => void): void {
  const adoptNow = useEffectEvent(adopt);
  useEffect(() => {
    const root = prerenderedRoot();
    if (!root) return;
    root.removeAttribute(prerenderedAttribute);
    for (const field of root.querySelectorAll<HTMLInputElement>('form input[name]')) {
      const value = field.type === 'checkbox' ? field.checked : field.value;
      if (value !== false && value !== '') adoptNow(field.name, value);
    }
    for (const list of root.querySelectorAll('select'))
      if (list.selectedOptions[0]?.defaultSelected === false)
        list.dispatchEvent(new Event('change', { bubbles: true }));
    const form = root.querySelector<HTMLFormElement>('form[data-held]');
    if (!form) return;
    delete form.dataset['held'];
    form.requestSubmit();
  }, []);
}
