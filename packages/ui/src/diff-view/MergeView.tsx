'use client';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { substitute } from '@dossier/validators';
import { useIsNarrow } from '../internal/use-is-narrow.ts';
import { usePlural } from '../internal/use-plural.ts';
import { useMessages } from '../messages/index.ts';
import { Status } from '../status/Status.tsx';
import { diffView } from './DiffView.styles.ts';
import { openConflicts, sideOf, type MergeChoices, type MergeField, type MergeSide } from './merge.ts';

/**
 * Two people changed the same thing: three versions of each field, and a choice where both changed it. What only one
 * side changed is kept by itself, and said. Nothing is chosen beforehand.
 *
 * Renders a `<table>` with radio buttons, or a list of cards below 768 px; what is still to be chosen is announced.
 */
export function MergeView({
  label,
  fields,
  choices,
  onChoose,
  theirsLabel,
  mineLabel,
  className,
  ...rest
}: MergeViewProps) {
  const { components } = useMessages();
  const plural = usePlural();
  const isNarrow = useIsNarrow();
  const styles = diffView();
  const open = openConflicts(fields, choices);
  const chainHeads = {
    base: components.diff.base,
    theirs: theirsLabel ?? components.diff.theirs,
    mine: mineLabel ?? components.diff.mine,
  };
  const part = { label, fields, choices, onChoose, chainHeads, group: useId() };
  return (
    <div {...rest} className={styles.root({ className })}>
      {isNarrow ? <Cards {...part} /> : <Table {...part} />}
      <p role="status" className={styles.remaining()}>
        {open.length > 0
          ? plural(components.diff.remaining, open.length, { fields: open.map(field => field.label) })
          : components.diff.complete}
      </p>
    </div>
  );
}

interface PartProps extends Pick<MergeViewProps, 'label' | 'fields' | 'choices' | 'onChoose'> {
  readonly chainHeads: Readonly<Record<'base' | MergeSide, string>>;
  /** Radio buttons of one field have one name, so that arrows go from one version to the other. */
  readonly group: string;
}

const choiceOf = (field: MergeField, choices: MergeChoices) =>
  sideOf(field) === null && choices[field.id] === undefined ? 'open' : 'settled';

function Table({ label, fields, choices, onChoose, chainHeads, group }: PartProps) {
  const { components } = useMessages();
  const styles = diffView();
  return (
    <table className={styles.table()}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {[components.diff.field, chainHeads.base, chainHeads.theirs, chainHeads.mine].map(head => (
            <th key={head} scope="col" className={styles.head()}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(field => (
          <tr key={field.id}>
            <th scope="row" className={diffView({ choice: choiceOf(field, choices) }).rowHead()}>
              {field.label}
            </th>
            <td className={styles.cell({ className: styles.muted() })}>
              {field.base ?? components.diff.empty}
            </td>
            {(['theirs', 'mine'] as const).map(side => (
              <td key={side} className={styles.cell()}>
                <Version
                  field={field}
                  side={side}
                  head={chainHeads[side]}
                  group={group}
                  choices={choices}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ label, fields, choices, onChoose, chainHeads, group }: PartProps) {
  const { components } = useMessages();
  const styles = diffView();
  return (
    <ul aria-label={label} className={styles.cards()}>
      {fields.map(field => (
        <li key={field.id} className={diffView({ choice: choiceOf(field, choices) }).card()}>
          <p className="font-semibold">{field.label}</p>
          <p className={styles.muted()}>
            {chainHeads.base}: {field.base ?? components.diff.empty}
          </p>
          {(['theirs', 'mine'] as const).map(side => (
            <div key={side} className={styles.version()}>
              <span className={styles.muted()}>{chainHeads[side]}</span>
              <Version
                field={field}
                side={side}
                head={chainHeads[side]}
                group={group}
                choices={choices}
                onChoose={onChoose}
              />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface VersionProps extends Pick<MergeViewProps, 'choices' | 'onChoose'> {
  readonly field: MergeField;
  readonly side: MergeSide;
  readonly head: string;
  readonly group: string;
}

/** One side's value: a choice where both changed it, otherwise what is kept of it. */
function Version({ field, side, head, group, choices, onChoose }: VersionProps) {
  const { components } = useMessages();
  const styles = diffView();
  const value = field[side] ?? components.diff.empty;
  const equalSide = sideOf(field);
  if (equalSide === null)
    return (
      <label className={styles.choice()}>
        <input
          type="radio"
          name={`${group}-${field.id}`}
          checked={choices[field.id] === side}
          onChange={() => onChoose(field.id, side)}
          aria-label={`${substitute(components.diff.choose, { field: field.label })}. ${head}: ${value}`}
          className={styles.radio()}
        />
        <span className="min-w-0 break-words">{value}</span>
      </label>
    );
  if (field[side] === field.base) return <span className={styles.muted()}>{components.diff.same}</span>;
  return (
    <span className={styles.values()}>
      {value}
      {equalSide === side || field.theirs === field.mine ? (
        <Status tone="success">{components.diff.chosen}</Status>
      ) : null}
    </span>
  );
}

export interface MergeViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What is merged: "Address of Van der Brüggen Holding B.V.". */
  label: string;
  /** The fields that differ, each with both values. */
  fields: readonly MergeField[];
  /** What was chosen so far, by field. */
  choices: MergeChoices;
  /** Called with the name of the field and the side that was chosen. */
  onChoose: (field: string, side: MergeSide) => void;
  /** Who else, and when: "Eva, 10:44". @default "Theirs" */
  theirsLabel?: string;
  /** What the reader's own side is called. @default "You, now" */
  mineLabel?: string;
}
