'use client';
import { useId, useState, type KeyboardEvent } from 'react';
import { assignRef } from '../internal/assign-ref.ts';
import { lazyOverlay } from '../internal/lazy-overlay.tsx';
import { TextArea, type TextAreaProps } from '../text-area/TextArea.tsx';
import { useMessages } from '../messages/index.ts';
import { usePlural } from '../internal/use-plural.ts';
import { mentionAt, peopleFor, withMention } from './mention.ts';

const MentionList = lazyOverlay(async () => (await import('./MentionList.tsx')).MentionList);

/** More names than one reads: another character makes them fewer. */
const maxShown = 8;

/**
 * Several lines of text in which an @ opens the names of people, at the caret. The chosen name is written out; whom a
 * text mentions is read from it.
 *
 * Renders a `TextArea`, and a listbox while a name is being typed; the focus stays in the text. `ref` and the rest of the
 * props go to the `<textarea>`.
 */
export function MentionField({ people, ref, value = '', onValueChange, ...rest }: MentionFieldProps) {
  const id = useId();
  const { components } = useMessages();
  const plural = usePlural();
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const mention = caret === null ? null : mentionAt(value, caret);
  const matches = mention ? peopleFor(mention.query, people).slice(0, maxShown) : [];
  const isOpen = matches.length > 0;

  const choose = ({ name }: MentionablePerson) => {
    if (!mention || !area) return;
    const next = withMention(value, mention, name);
    setCaret(null);
    onValueChange?.(next.text);
    area.focus();
    // React writes the text after this; the caret would stand at its end.
    requestAnimationFrame(() => area?.setSelectionRange(next.caret, next.caret));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    rest.onKeyDown?.(event);
    // While an input method composes, Enter belongs to it.
    if (!isOpen || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = matches[active];
    if (step !== undefined) setActive((active + step + matches.length) % matches.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && person) choose(person);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
  };
  return (
    <>
      <TextArea
        {...rest}
        ref={element => {
          setArea(element);
          assignRef(ref, element);
        }}
        value={value}
        onValueChange={text => {
          setCaret(area?.selectionStart ?? null);
          setActive(0);
          onValueChange?.(text);
        }}
        onBlur={event => {
          setCaret(null);
          rest.onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
      />
      <p role="status" className="sr-only">
        {isOpen && plural(components.mention.matches, matches.length)}
      </p>
      {area && (
        <MentionList
          isOpen={isOpen}
          id={id}
          area={area}
          start={mention?.start ?? 0}
          people={matches}
          active={active}
          onActive={setActive}
          onChoose={choose}
          onClose={() => setCaret(null)}
        />
      )}
    </>
  );
}

/** Someone who can be mentioned. */
export interface MentionablePerson {
  readonly id: string;
  readonly name: string;
}

export interface MentionFieldProps extends TextAreaProps {
  /** Who can be mentioned, in the order of the list. */
  people: readonly MentionablePerson[];
}
