'use client';
import { Search } from 'lucide';
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { icon } from '../icons/icon.ts';
import { TextField } from '../text-field/TextField.tsx';
import { lookupField } from './LookupField.styles.ts';

const SearchIcon = icon(Search);

/**
 * Searches a register: a field with its button, and the results below, each with its action. Enter in the field
 * searches too, and does not submit the form around it.
 *
 * Renders a `<div>` with an input, a button, a `role="status"` and a list.
 */
export function LookupField({
  label,
  placeholder,
  searchLabel,
  onSearch,
  isBusy = false,
  status,
  resultsLabel,
  results,
  className,
  ...rest
}: LookupFieldProps) {
  const [text, setText] = useState('');
  const styles = lookupField();
  const search = () => {
    if (text.trim() !== '') onSearch(text.trim());
  };
  return (
    <div {...rest} className={styles.root({ className })}>
      <div className={styles.line()}>
        <div className={styles.field()}>
          <TextField
            label={label}
            placeholder={placeholder}
            value={text}
            onValueChange={setText}
            isOptional
            need="none"
            onKeyDown={event => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              search();
            }}
          />
        </div>
        <Button icon={<SearchIcon aria-hidden />} isBusy={isBusy} onClick={search}>
          {searchLabel}
        </Button>
      </div>
      <p role="status" className={styles.status()}>
        {status}
      </p>
      {results.length > 0 && (
        <ul aria-label={resultsLabel} className={styles.list()}>
          {results.map(({ id, title, about, action }) => (
            <li key={id} className={styles.row()}>
              <span>
                <span className={styles.title()}>{title}</span>
                <br />
                <span className={styles.about()}>{about}</span>
              </span>
              {action}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Something that a register knows. */
export interface LookupResult {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of the same name. */
  readonly about?: string | undefined;
  /** A button that takes it, or a word why it cannot be taken. */
  readonly action?: ReactNode;
}

export interface LookupFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'results' | 'children'> {
  readonly ref?: Ref<HTMLDivElement>;
  /** Names the field. */
  readonly label: string;
  /** What can be typed: "Name or number". */
  readonly placeholder?: string;
  /** What the button is called. */
  readonly searchLabel: string;
  /** Asks; never called with nothing. */
  readonly onSearch: (text: string) => void;
  /** The answer is on its way. @default false */
  readonly isBusy?: boolean;
  /** What there is to say of the answer: that nothing was found. */
  readonly status?: string | undefined;
  /** Names the list of results. */
  readonly resultsLabel: string;
  /** What the register answered, in its order. */
  readonly results: readonly LookupResult[];
}
