import { perform } from './render.tsx';

/** Writes into a control as a person or a password manager does: the native setter, then an event. */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const prototype =
    control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  return perform(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
