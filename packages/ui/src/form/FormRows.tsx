'use client';
import { Plus, Trash2 } from 'lucide';
import { type ReactNode, use, useEffect, useId, useMemo } from 'react';
import {
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldValues,
  useFieldArray,
} from 'react-hook-form';
import { Button } from '../button/Button.tsx';
import { tv } from '../theme/tv.ts';
import { LabelText } from '../field/LabelText.tsx';
import { FormContext, RowContext, type FormRow } from './form-context.ts';
import { soughtField } from './use-binding.ts';
import { icon } from '../icons/icon.ts';

const PlusIcon = icon(Plus);
const Trash2Icon = icon(Trash2);

const formRows = tv({
  slots: {
    root: 'grid min-w-0 gap-field',
    legend: 'mb-2 text-sm font-semibold text-text',
    hint: 'text-xs text-text-muted',
    none: 'text-sm text-text-muted',
    row: 'grid gap-field border-s-2 border-border ps-4',
    remove: 'justify-self-start',
  },
});

/**
 * Rows of a form that come and go: tax residencies, further addresses. The focus moves into a row that comes in.
 *
 * Renders a `<fieldset>` with a group for each row.
 */
export function FormRows<Values extends FieldValues, Name extends ArrayPath<Values>>({
  control,
  name,
  label,
  hint,
  newRow,
  addLabel,
  removeLabel,
  rowLabel,
  noneLabel,
  max,
  children,
}: FormRowsProps<Values, Name>) {
  const form = use(FormContext);
  const { fields, append, remove } = useFieldArray({ control, name });
  const rowsId = useId();
  const hintId = `${rowsId}-hint`;
  const addId = `${rowsId}-add`;
  const isEmpty = fields.length === 0;
  const styles = formRows();
  // Rows that came or went are a change of the whole, whatever their fields say.
  useEffect(() => {
    // While there is no row the way in is the button that adds one.
    form?.fields.set(name, { id: isEmpty ? addId : rowsId, label });
    return () => void form?.fields.delete(name);
  }, [form?.fields, name, rowsId, addId, isEmpty, label]);
  const isLater = isEmpty && form?.needs?.names.has(name) === true;
  const isHidden = isEmpty && form?.needs?.isShown(name) === false;
  return (
    <fieldset
      id={rowsId}
      tabIndex={-1}
      hidden={isHidden}
      className={styles.root({
        ...(isLater && form?.sought === name && { className: soughtField }),
        ...(isHidden && { className: 'hidden' }),
      })}
      aria-describedby={hint ? hintId : undefined}
    >
      <legend className={styles.legend()}>
        <LabelText label={label} need={isLater ? 'later' : 'none'} />
      </legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint()}>
          {hint}
        </p>
      )}
      {isEmpty && <p className={styles.none()}>{noneLabel}</p>}
      {fields.map((field, index) => (
        <div key={field.id} role="group" aria-label={rowLabel(index + 1)} className={styles.row()}>
          <Row list={label} row={rowLabel(index + 1)}>
            {children(index)}
          </Row>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2Icon aria-hidden />}
            className={styles.remove()}
            aria-label={`${removeLabel}: ${rowLabel(index + 1)}`}
            onClick={() => remove(index)}
          >
            {removeLabel}
          </Button>
        </div>
      ))}
      {fields.length < (max ?? Number.POSITIVE_INFINITY) && (
        <Button
          id={addId}
          size="small"
          icon={<PlusIcon aria-hidden />}
          className={styles.remove()}
          onClick={() => append(newRow)}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

function Row({ list, row, children }: FormRow & { readonly children: ReactNode }) {
  const value = useMemo(() => ({ list, row }), [list, row]);
  return <RowContext value={value}>{children}</RowContext>;
}

export interface FormRowsProps<Values extends FieldValues, Name extends ArrayPath<Values>> {
  /** `form.control`. */
  control: Control<Values>;
  /** Which list. */
  name: Name;
  /** Names the group. */
  label: string;
  /** Help that stays, under the rows. */
  hint?: string;
  /** What a row begins with. */
  newRow: FieldArray<Values, Name>;
  /** What the button is called that adds a row. */
  addLabel: string;
  /** What the button is called that removes a row. */
  removeLabel: string;
  /** Names the row with this number, from 1. */
  rowLabel: (position: number) => string;
  /** Said while there is no row. */
  noneLabel: string;
  /** Rows there may be. @default any number */
  max?: number;
  /** The fields of the row with this index. */
  children: (index: number) => ReactNode;
}
