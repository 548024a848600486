'use client';
import { createPortal } from 'react-dom';
import { Avatar } from '../avatar/Avatar.tsx';
import { useMessages } from '../messages/index.ts';
import { mentionList } from './MentionList.styles.ts';
import { usePlacement } from '../internal/use-placement.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { caretRect } from './caret-rect.ts';
import type { MentionablePerson } from './MentionField.tsx';

/** The names that an @ opens, below the character that follows it. */
export function MentionList({
  isOpen,
  id,
  area,
  start,
  people,
  active,
  onActive,
  onChoose,
}: MentionListProps) {
  const { components } = useMessages();
  const scope = useThemeScope();
  const { setElement, style } = usePlacement(
    { getBoundingClientRect: () => caretRect(area, start), contextElement: area },
    { placement: 'bottom start', gap: 4, padding: 8, strategy: 'absolute' },
  );
  if (!isOpen) return null;
  return createPortal(
    <div
      {...scope}
      ref={setElement}
      id={id}
      role="listbox"
      aria-label={components.mention.label}
      data-overlay
      style={style}
      className={mentionList().list()}
    >
      {people.map((person, index) => (
        <button
          key={person.id}
          type="button"
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={mentionList({ isActive: index === active }).item()}
          onPointerMove={() => onActive(index)}
          // The focus stays in the text.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar name={person.name} size="small" />
          {person.name}
        </button>
      ))}
    </div>,
    document.body,
  );
}

interface MentionListProps {
  readonly isOpen: boolean;
  readonly id: string;
  readonly area: HTMLTextAreaElement;
  /** Index of the character that the list lines up with. */
  readonly start: number;
  readonly people: readonly MentionablePerson[];
  /** Index of the one that Enter chooses. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (person: MentionablePerson) => void;
  readonly onClose: () => void;
}
