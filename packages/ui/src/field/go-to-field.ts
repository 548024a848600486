const focusable = 'input, select, textarea, button, [tabindex]';

/**
 * To a field, with its label in sight: the label says what the field is, and a focus at the edge would hide it.
 * @returns whether the field is there.
 */
export function goToField(id: string, block: ScrollLogicalPosition = 'nearest'): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  const label =
    document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? control.closest('fieldset, label');
  (label ?? control).scrollIntoView({ block });
  // A group (a date, a set of choices) takes the focus at its first part.
  const first = control.matches(focusable) ? control : control.querySelector<HTMLElement>(focusable);
  first?.focus({ preventScroll: label !== null || block !== 'nearest' });
  return true;
}
