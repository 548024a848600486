'use client';
import { useEffect, type Ref } from 'react';
import { Keys } from '../shortcut-sheet/ShortcutSheet.tsx';
import { commandPalette } from './CommandPalette.styles.ts';
import type { Command, CommandGroup } from './commands.ts';

/** The results: groups under their headings, one option active. */
export function CommandList({ ref, id, label, groups, active, onPoint, onChoose }: CommandListProps) {
  const styles = commandPalette();
  useEffect(() => {
    document.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.commands.length, 0),
  );
  return (
    <div ref={ref} id={id} role="listbox" aria-label={label} className={styles.list()}>
      {groups.map((group, index) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.heading()}>
            {group.label}
          </div>
          {group.commands.map((command, at) => {
            const position = starts[index]! + at;
            return (
              <CommandOption
                key={command.id}
                id={`${id}-${position}`}
                command={command}
                isActive={position === active}
                onPoint={() => onPoint(position)}
                onChoose={() => onChoose(command)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CommandOptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function CommandOption({ id, command, isActive, onPoint, onChoose }: CommandOptionProps) {
  const { label, detail, icon, keys, href } = command;
  const styles = commandPalette({ isActive });
  // A place is a link also here: the app's router sees the click, and a middle click opens it in another tab.
  const Element = href === undefined ? 'div' : 'a';
  return (
    <Element
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={styles.option()}
    >
      {icon}
      <span className={styles.texts()}>
        <span className={styles.label()}>{label}</span>
        {detail !== undefined && <span className={styles.detail()}>{detail}</span>}
      </span>
      {keys !== undefined && <Keys keys={keys} />}
    </Element>
  );
}

interface CommandListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** Place of the active one in all groups together. */
  readonly active: number;
  readonly onPoint: (at: number) => void;
  readonly onChoose: (command: Command) => void;
}
