'use client';
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { substitute } from '@dossier/validators';
import { Search } from 'lucide';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { icon } from '../icons/icon.ts';
import { useFocusReturn } from '../internal/use-focus-return.ts';
import { usePlural } from '../internal/use-plural.ts';
import { useMessages } from '../messages/index.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { CommandList } from './CommandList.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { commandPalette } from './CommandPalette.styles.ts';
import { groupsOf, type Command, type CommandGroup } from './commands.ts';
import { useSearchResults } from './use-search-results.ts';

const SearchIcon = icon(Search);

/** The dialog of a `CommandPalette`. */
export function PaletteDialog({
  isOpen,
  onClose,
  sources,
  recent,
  onChoose,
  className,
  ...rest
}: CommandPaletteProps) {
  const { components } = useMessages();
  const dialog = useFocusReturn(isOpen);
  const styles = commandPalette();
  const scope = useThemeScope();
  return (
    <Dialog {...scope} ref={dialog} open={isOpen} onClose={onClose} aria-label={components.palette.label}>
      <DialogBackdrop className={styles.backdrop()} />
      <div className={styles.frame()}>
        <DialogPanel {...rest} className={styles.panel({ className })}>
          {/* Mounted with the dialog: it starts empty each time. */}
          <Palette {...{ sources, recent, onChoose, onClose }} />
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function Palette({ sources, recent, onChoose, onClose }: PaletteProps) {
  const { components } = useMessages();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { results, isSearching } = useSearchResults(sources, query);
  const groups: readonly CommandGroup[] =
    query === '' && recent !== undefined && recent.length > 0
      ? [{ id: 'recent', label: components.palette.recent, commands: recent }]
      : groupsOf(sources, query, results);
  const commands = groups.flatMap(group => group.commands);
  const at = Math.min(active, commands.length - 1);
  const styles = commandPalette();

  const choose = (command: Command) => {
    onClose();
    onChoose?.(command);
    command.onSelect?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setActive((at + step + commands.length) % commands.length);
    }
    // While an input method composes, Enter belongs to it.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    }
  };

  return (
    <>
      <div className={styles.field()}>
        <SearchIcon aria-hidden className={styles.icon()} />
        <input
          role="combobox"
          aria-label={components.palette.label}
          aria-expanded={commands.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? `${id}-${at}` : undefined}
          placeholder={components.palette.placeholder}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={event => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className={styles.input()}
        />
      </div>
      <CommandList
        ref={list}
        id={id}
        label={components.palette.label}
        groups={groups}
        active={at}
        onPoint={setActive}
        onChoose={choose}
      />
      <Outcome query={query} count={commands.length} isSearching={isSearching} />
      {sources
        .filter(source => results[source.id]?.hasFailed)
        .map(source => (
          <p key={source.id} role="alert" className={styles.failed()}>
            {substitute(components.palette.failed, { source: source.label })}
          </p>
        ))}
      <p className={styles.help()}>{components.palette.help}</p>
    </>
  );
}

interface OutcomeProps {
  readonly query: string;
  readonly count: number;
  readonly isSearching: boolean;
}

/** What came of the query. Read to everyone; shown only where the list itself says nothing. */
function Outcome({ query, count, isSearching }: OutcomeProps) {
  const { components } = useMessages();
  const plural = usePlural();
  const styles = commandPalette();
  const statusText = () => {
    if (query === '') return '';
    if (isSearching) return components.palette.searching;
    if (count === 0) return substitute(components.palette.none, { query });
    return plural(components.palette.results, count);
  };
  return (
    <p role="status" className={count > 0 || query === '' ? 'sr-only' : styles.outcome()}>
      {statusText()}
    </p>
  );
}

type PaletteProps = Pick<CommandPaletteProps, 'onClose' | 'recent' | 'sources'> & {
  onChoose: CommandPaletteProps['onChoose'];
};
