'use client';
import { substitute } from '@dossier/validators';
import { useId, type CSSProperties, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useMessages } from '../messages/index.ts';
import { splitPane } from './SplitPane.styles.ts';
import { useSplitter } from './use-splitter.ts';

/**
 * Two panes side by side whose widths can be changed: a list and the selected item. Below 768 px they stand below
 * each other.
 *
 * Renders a `<div>` with two panes and a `role="separator"` between them: neither library of behaviour has one.
 * Arrows move it, Home and End go to its ends, Enter folds the first pane away and brings it back.
 */
export function SplitPane({
  name,
  start,
  end,
  share,
  onShareChange,
  min = 20,
  max = 80,
  narrow = 'both',
  variant = 'plain',
  className,
  style,
  ...rest
}: SplitPaneProps) {
  const { components } = useMessages();
  const id = useId();
  const splitter = useSplitter({ share, onShareChange, min, max });
  const styles = splitPane({ variant });
  return (
    <div
      {...rest}
      style={{ ...style, '--d-split': `${splitter.share}%` } as CSSProperties}
      className={styles.root({ className })}
    >
      <div id={id} className={splitPane({ isLeftOut: narrow === 'end' }).pane()} hidden={splitter.isFolded}>
        {start}
      </div>
      <div
        {...splitter.attributes}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={substitute(components.splitter, { name })}
        aria-controls={id}
        className={styles.separator()}
      />
      <div className={splitPane({ isLeftOut: narrow === 'start' }).pane()}>{end}</div>
    </div>
  );
}

export interface SplitPaneProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What the first pane holds: "the list". Names the separator. */
  name: string;
  /** The first pane. */
  start: ReactNode;
  /** The second pane. */
  end: ReactNode;
  /** Percent of the width that the first pane has. */
  share: number;
  /** Called with whole percents, 0 when it is folded away: keep it with the person. */
  onShareChange: (share: number) => void;
  /** Percent that the first pane has at least while it is not folded. @default 20 */
  min?: number;
  /** Percent that it has at most. @default 80 */
  max?: number;
  /** What is shown below 768 px: both below each other, or the one that a person is in. @default 'both' */
  narrow?: 'both' | 'start' | 'end';
  /** `sheet`: two halves of one sheet, which stands on the page's ground. @default 'plain' */
  variant?: 'plain' | 'sheet';
}
