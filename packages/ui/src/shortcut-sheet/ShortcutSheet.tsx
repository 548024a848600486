'use client';
import { Fragment, type HTMLAttributes, type Ref } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { useMessages } from '../messages/index.ts';
import { Modal, type ModalProps } from '../modal/Modal.tsx';
import { chordsOf } from './chords.ts';
import { shortcutSheet } from './ShortcutSheet.styles.ts';

/** Keys, and what they do. */
export interface Shortcut {
  /** `g d` for one after another, `Mod+k` for both at once; Mod is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys: string;
  /** Verb and object. */
  readonly label: string;
}

/** Shortcuts that work in one place. */
export interface ShortcutGroup {
  readonly label: string;
  readonly shortcuts: readonly Shortcut[];
}

/**
 * Every shortcut that works on the page, and the switch that turns single-key shortcuts off (WCAG 2.1.4): some
 * people's voice control types letters.
 *
 * Renders a `role="dialog"`, 630 px wide, with a list a group; its panel takes `ref` and the rest of the props.
 */
export function ShortcutSheet({ groups, isEnabled, onEnabledChange, ...rest }: ShortcutSheetProps) {
  const { components } = useMessages();
  const styles = shortcutSheet();
  return (
    <Modal
      {...rest}
      title={components.shortcuts.title}
      footer={
        <Checkbox
          label={components.shortcuts.enabled}
          isChecked={isEnabled}
          onValueChange={onEnabledChange}
        />
      }
    >
      <div className={styles.groups()}>
        {groups.map(group => (
          <section key={group.label} className={styles.group()}>
            <h3 className={styles.heading()}>{group.label}</h3>
            <dl className={styles.list()}>
              {group.shortcuts.map(({ keys, label }) => (
                <div key={keys} className={styles.shortcut()}>
                  <dt className={styles.label()}>{label}</dt>
                  <dd className={styles.keys()}>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

/**
 * Keys as they are printed on a keyboard.
 *
 * Renders a `<kbd>` with one inside for each key.
 */
export function Keys({ keys, className, ...rest }: KeysProps) {
  const { components } = useMessages();
  const styles = shortcutSheet();
  return (
    <kbd {...rest} className={styles.sequence({ className })}>
      {chordsOf(keys, components.shortcuts).map((chord, index) => (
        <Fragment key={chord.join('+')}>
          {index > 0 && <span className={styles.link()}>{components.shortcuts.next}</span>}
          {chord.map(key => (
            <kbd key={key} className={styles.key()}>
              {key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </kbd>
  );
}

/**
 * The keys that matter on this page, next to its title. Where there is no keyboard to speak of they are left out.
 *
 * Renders a `<ul>`.
 */
export function KeyHints({ label, hints, className, ...rest }: KeyHintsProps) {
  const styles = shortcutSheet();
  return (
    <ul {...rest} aria-label={label} className={styles.hints({ className })}>
      {hints.map(hint => (
        <li key={hint.keys} className={styles.hint()}>
          <Keys keys={hint.keys} /> {hint.label}
        </li>
      ))}
    </ul>
  );
}

export interface KeyHintsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  ref?: Ref<HTMLUListElement>;
  /** Names the list. */
  label: string;
  /** The few that matter most here. */
  hints: readonly Shortcut[];
}

export interface KeysProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** As in `Shortcut`. */
  keys: string;
}

export interface ShortcutSheetProps extends Omit<
  ModalProps,
  'children' | 'footer' | 'role' | 'title' | 'width'
> {
  /** The shortcuts, by where they work. */
  groups: readonly ShortcutGroup[];
  /** Whether single keys do something. */
  isEnabled: boolean;
  /** Called when the switch is turned. */
  onEnabledChange: (isEnabled: boolean) => void;
}
