'use client';
import { X } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import { tags } from './tags.styles.ts';
import { icon } from '../icons/icon.ts';

const XIcon = icon(X);

/**
 * Chosen things, each of which can be taken away: by its cross, or by Delete while the cross has the focus. The focus
 * goes to the next one then. Native, because React Aria's tags inside its combo box would be choices of its list.
 */
export function Tags({ label, items, isDisabled, onRemove }: TagsProps) {
  const { components } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const styles = tags({ isDisabled });
  const remove = (value: string, index: number) => {
    const crosses = list.current?.querySelectorAll('button') ?? [];
    (crosses[index + 1] ?? crosses[index - 1])?.focus();
    onRemove(value);
  };
  const press = (event: KeyboardEvent, value: string, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(value, index);
  };
  return (
    <ul
      ref={list}
      aria-label={components.choices.chosen.replace('{{label}}', label)}
      className={styles.list()}
    >
      {items.map(({ value, label: name }, index) => (
        <li key={value} className={styles.tag()}>
          <span className={styles.text()}>{name}</span>
          {!isDisabled && (
            <button
              type="button"
              aria-label={components.choices.remove.replace('{{label}}', name)}
              onClick={() => remove(value, index)}
              onKeyDown={event => press(event, value, index)}
              className={styles.remove()}
            >
              <XIcon aria-hidden className={styles.cross()} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface TagsProps {
  /** Of the field. */
  readonly label: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled: boolean;
  readonly onRemove: (value: string) => void;
}
