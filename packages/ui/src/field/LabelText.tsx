'use client';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { tv } from '../theme/tv.ts';
import type { FieldProps } from './use-field.ts';

const labelText = tv({
  slots: {
    optional: 'font-normal text-text-muted',
    // A drawing, since forced colours take a background away.
    mark: 'ms-1.5 inline-block size-2 text-warning-indicator',
  },
});

/** What a label says: the name of the field, and whether it is optional or needed later. */
export function LabelText({ label, isOptional = false, need }: LabelTextProps) {
  const { components } = useMessages();
  const styles = labelText();
  return (
    <>
      {label}
      {isOptional && need === undefined && (
        <span className={styles.optional()}> {components.field.optional}</span>
      )}
      {need === 'later' && (
        <>
          <NeedMark className={styles.mark()} />
          <span className="sr-only"> {components.field.needed}</span>
        </>
      )}
    </>
  );
}

/** The quiet mark of what is needed later; a legend shows it once with its meaning. */
export function NeedMark({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 8 8" className={className ?? labelText().mark()}>
      <circle cx={4} cy={4} r={3} fill="currentColor" />
    </svg>
  );
}

interface LabelTextProps extends Pick<FieldProps, 'label' | 'need'> {
  readonly isOptional?: boolean | undefined;
}
