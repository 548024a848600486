// A page of documentation shows stories in frames, and their plays move the focus: the page would scroll to them, and its
// reader's next Tab would be somewhere inside.

/** The address of a story in a frame that does not scroll the page around it. */
export const quietParameter = 'quiet';

/** In such a frame: what has the focus is not scrolled into sight. */
export function beQuiet(): void {
  if (!new URLSearchParams(location.search).has(quietParameter)) return;
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function quietFocus(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** On the page around: the focus stays with the reader until a frame is pressed. */
export function keepFocus(): () => void {
  const back = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement && !activeElement.matches(':hover')) activeElement.blur();
  };
  window.addEventListener('blur', back);
  return () => window.removeEventListener('blur', back);
}
