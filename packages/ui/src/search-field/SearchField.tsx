'use client';
import { Search, X } from 'lucide';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { control } from '../field/Field.styles.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { assignRef } from '../internal/assign-ref.ts';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';
import { icon } from '../icons/icon.ts';

const SearchIcon = icon(Search);
const XIcon = icon(X);

const searchField = tv({
  slots: {
    root: 'relative min-w-0',
    icon: 'pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-text-muted',
    input: 'ps-9 pe-9 [&::-webkit-search-cancel-button]:hidden',
    clear: 'absolute inset-y-0 end-0.5 flex items-center',
  },
});

/**
 * Searches the list that is shown. Its label is read out, not visible: the placeholder says what can be typed.
 *
 * Renders a label and an `<input type="search">`. Escape clears it, and so does the cross. `ref` and the rest of
 * the props go to the input.
 */
export function SearchField({ label, value, onValueChange, className, id, ref, ...rest }: SearchFieldProps) {
  const { components } = useMessages();
  const styles = searchField();
  const generatedId = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // Only the search: the dialog or menu around it stays.
    event.stopPropagation();
    clear();
  };
  return (
    <div className={styles.root({ className })}>
      <label htmlFor={id ?? generatedId} className="sr-only">
        {label}
      </label>
      <SearchIcon aria-hidden className={styles.icon()} />
      <input
        {...rest}
        id={id ?? generatedId}
        ref={element => {
          input.current = element;
          assignRef(ref, element);
        }}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={event => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={control({ text: 'small', className: styles.input() })}
      />
      {value !== '' && (
        <span className={styles.clear()}>
          <IconButton
            label={components.search.clear}
            icon={<XIcon aria-hidden />}
            size="small"
            onClick={clear}
          />
        </span>
      )}
    </div>
  );
}

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onKeyDown' | 'type' | 'value'>;

export interface SearchFieldProps extends Native {
  ref?: Ref<HTMLInputElement>;
  /** Names the input; read by screen readers, not shown. */
  label: string;
  /** What can be typed: "Name, city, CoC or tax number". */
  placeholder?: string;
  /** The text that is looked for; empty for none. */
  value: string;
  /** Called with the text at each change; empty when it is cleared. */
  onValueChange: (value: string) => void;
}
