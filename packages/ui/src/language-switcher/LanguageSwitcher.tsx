'use client';
import { ChevronDown } from 'lucide';
import type { Ref, SelectHTMLAttributes } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { tv } from '../theme/tv.ts';
import { icon } from '../icons/icon.ts';

const ChevronDownIcon = icon(ChevronDown);

const languageSwitcher = tv({
  slots: {
    root: 'relative inline-flex items-center',
    select: [
      'outline-offset-2 focus-visible:outline-2 field-sizing-content h-control appearance-none rounded-md bg-transparent ps-2 pe-7 text-sm font-medium',
    ],
    icon: 'pointer-events-none absolute end-1.5 size-4',
    option: 'bg-surface-raised text-text',
  },
  variants: {
    on: {
      page: { root: 'text-text', select: 'outline-focus hover:bg-surface-hover' },
      // The code is what the user sees; the select with the whole names lies over it, unseen.
      nav: {
        root: 'h-control min-w-target justify-center rounded-md text-sm font-medium text-nav-text outline-nav-focus hover:bg-nav-hover has-focus-visible:outline-2',
        select: 'absolute inset-0 w-full opacity-0 outline-focus',
      },
      solid: { root: 'text-on-primary-solid', select: 'outline-current hover:bg-primary-solid-hover' },
    },
  },
});

/**
 * Chooses the language. Each is named in itself, so that people who cannot read the current one find their own.
 *
 * Renders a native `<select>`: it is on the sign-in page, where no overlay library has to be loaded for four
 * options. `ref` and the rest of the props go to it.
 */
export function LanguageSwitcher({
  value,
  languages,
  onValueChange,
  on = 'page',
  className,
  ...rest
}: LanguageSwitcherProps) {
  const { components } = useMessages();
  const styles = languageSwitcher({ on });
  return (
    <span className={styles.root({ className })}>
      <select
        {...rest}
        aria-label={components.language.label}
        value={value}
        onChange={event => onValueChange(event.target.value)}
        className={styles.select()}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code} className={styles.option()}>
            {name}
          </option>
        ))}
      </select>
      {on === 'nav' ? (
        <span aria-hidden>{value.slice(0, 2).toUpperCase()}</span>
      ) : (
        <ChevronDownIcon aria-hidden className={styles.icon()} />
      )}
    </span>
  );
}

export interface LanguageSwitcherProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'children' | 'onChange' | 'value'
> {
  ref?: Ref<HTMLSelectElement>;
  /** Code of the present language. */
  value: string;
  /** Those that the firm allows, each with its own name for itself: "Nederlands". */
  languages: readonly { readonly code: string; readonly name: string }[];
  /** Called with the code of the language that was chosen. */
  onValueChange: (code: string) => void;
  /** What it stands on. On the navigation, where room is dear, it shows the code: "EN". @default 'page' */
  on?: 'page' | 'nav' | 'solid';
}
