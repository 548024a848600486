'use client';
import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** What was typed into a field that groups its text: `NL91 ABNA …`, `+31 6 …`. */
export interface GroupedEdit {
  /** The text with the edit, not regrouped yet. */
  readonly text: string;
  /** Puts the caret before the same figure as it was, once the regrouped text is there. */
  readonly keepCaret: (shown: string) => void;
}

/**
 * Reads edits of a text that is regrouped at every keystroke, and keeps the caret where it is: next to the same figure,
 * whatever blanks come and go. Deleting a blank deletes the figure next to it, or no one could delete past one.
 */
export function useGroupedInput(input: RefObject<HTMLInputElement | null>, counts: RegExp) {
  const nextCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const caret = nextCaret.current;
    nextCaret.current = null;
    if (caret !== null && input.current === document.activeElement)
      input.current?.setSelectionRange(caret, caret);
  });

  return (event: FormEvent<HTMLInputElement>, before: string): GroupedEdit => {
    const { value, selectionStart } = event.currentTarget;
    // What password managers dispatch is a plain event without a type.
    const { inputType = '' } = event.nativeEvent as Partial<InputEvent>;
    const edit = withoutNeighbour(value, selectionStart ?? value.length, before, inputType, counts);
    const after = countIn(edit.text.slice(edit.caret), counts);
    const isDeleting = inputType.startsWith('delete');
    return {
      text: edit.text,
      keepCaret: shown => {
        nextCaret.current = positionBefore(shown, after, counts, isDeleting);
      },
    };
  };
}

const countIn = (text: string, counts: RegExp) => text.split('').filter(letter => counts.test(letter)).length;

/** The place with so many counting characters after it: behind the blanks there, or before them while deleting. */
export function positionBefore(text: string, after: number, counts: RegExp, isDeleting: boolean): number {
  let position = text.length;
  for (let left = after; position > 0 && left > 0; position -= 1)
    if (counts.test(text.charAt(position - 1))) left -= 1;
  if (isDeleting) while (position > 0 && !counts.test(text.charAt(position - 1))) position -= 1;
  return position;
}

/** Where only a blank went, its neighbour goes too. */
export function withoutNeighbour(
  text: string,
  caret: number,
  before: string,
  inputType: string,
  counts: RegExp,
): { readonly text: string; readonly caret: number } {
  const isOnlyBlank = text.length < before.length && countIn(text, counts) === countIn(before, counts);
  if (!isOnlyBlank) return { text, caret };
  if (inputType === 'deleteContentBackward' && caret > 0)
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (inputType === 'deleteContentForward')
    return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text, caret };
}
