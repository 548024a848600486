'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useIsNarrow } from '../internal/use-is-narrow.ts';
import { useMessages } from '../messages/index.ts';
import { diffView } from './DiffView.styles.ts';
import { kindOf, type FieldChange } from './merge.ts';

export const diffLayouts = ['list', 'sideBySide'] as const;

/**
 * Changes field by field: a sign and a word, the old value struck through. To decide between two people's changes,
 * use `MergeView`.
 *
 * Renders a `<dl>`, or a `<table>` side by side, which is a list below 768 px.
 */
export function DiffView({ label, changes, layout = 'list', className, ...rest }: DiffViewProps) {
  const { components } = useMessages();
  const isNarrow = useIsNarrow();
  const styles = diffView();
  return (
    <div {...rest} className={styles.root({ className })}>
      {changes.length === 0 && <p className={styles.muted()}>{components.diff.none}</p>}
      {changes.length > 0 &&
        (layout === 'sideBySide' && !isNarrow ? (
          <SideBySide label={label} changes={changes} />
        ) : (
          <List label={label} changes={changes} />
        ))}
    </div>
  );
}

type PartProps = Pick<DiffViewProps, 'label' | 'changes'>;

function List({ label, changes }: PartProps) {
  const styles = diffView();
  return (
    <dl aria-label={label} className={styles.list()}>
      {changes.map(change => (
        <div key={change.id} className={styles.change()}>
          <dt className={styles.term()}>{change.label}</dt>
          <dd className={styles.values()}>
            {(change.before !== null || change.after !== null) && <Sign change={change} />}
            {change.before !== null && <del className={styles.before()}>{change.before}</del>}
            {change.after !== null && <ins className={styles.after()}>{change.after}</ins>}
            {change.by !== undefined && <span className={styles.by()}>{change.by}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SideBySide({ label, changes }: PartProps) {
  const { components } = useMessages();
  const styles = diffView();
  const { field, before, after, empty } = components.diff;
  return (
    <table className={styles.table()}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {[field, before, after].map(head => (
            <th key={head} scope="col" className={styles.head()}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(change => (
          <tr key={change.id}>
            <th scope="row" className={styles.rowHead()}>
              {change.label}
            </th>
            <td className={styles.cell()}>
              {change.before === null ? (
                <span className={styles.muted()}>{empty}</span>
              ) : (
                <del className={styles.before()}>{change.before}</del>
              )}
            </td>
            <td className={styles.cell()}>
              <span className={styles.values()}>
                <Sign change={change} />
                {change.after === null ? (
                  <span className={styles.muted()}>{empty}</span>
                ) : (
                  <ins className={styles.after()}>{change.after}</ins>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A sign for the eye and a word for everyone: `<del>` and `<ins>` alone are read by few readers. Every firm's typeface has
 * these signs: one that it lacks looks as each machine has it.
 */
function Sign({ change }: { readonly change: FieldChange }) {
  const { components } = useMessages();
  const kind = kindOf(change);
  const styles = diffView({ kind });
  return (
    <span className={styles.kind()}>
      <span aria-hidden className={styles.sign()}>
        {{ added: '+', removed: '−', changed: '~' }[kind]}
      </span>
      {components.diff[kind]}
    </span>
  );
}

export interface DiffViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What is compared: "Changes of 12 November". */
  label: string;
  /** Only what differs. */
  changes: readonly FieldChange[];
  /** One column, or before and after next to each other. @default 'list' */
  layout?: (typeof diffLayouts)[number];
}
