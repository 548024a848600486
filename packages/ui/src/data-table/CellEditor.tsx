'use client';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { substitute } from '@dossier/validators';
import { useMessages } from '../messages/index.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { cellEditor } from './CellEditor.styles.ts';
import type { CellEdit, CellEditorProps, EditableCell } from './column.ts';

/**
 * A cell while it is changed. Enter saves, Escape leaves it as it was; what could not be saved stays, with the reason.
 */
function CellEditor<Row>({ label, row, edit, onEnd }: CellEditorProps<Row>) {
  const { components, errors } = useMessages();
  const [value, setValue] = useState(() => edit.value(row));
  const [failure, setFailure] = useState<string | undefined>();
  const [isSaving, setIsSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const styles = cellEditor();
  const scope = useThemeScope();
  const problem = failure ?? edit.validate?.(value, row);

  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    input.current?.select();
    const { left = 0, bottom = 0 } = input.current?.getBoundingClientRect() ?? {};
    setAt({ left, top: bottom + 4 });
  }, []);

  const save = async () => {
    if (isSaving) return;
    if (value === edit.value(row)) return onEnd();
    if (edit.validate?.(value, row) !== undefined) return;
    setIsSaving(true);
    try {
      await edit.save(row, value);
      onEnd();
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : errors.unexpected);
      setIsSaving(false);
      input.current?.focus();
    }
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onEnd();
    if (event.key === 'Enter') void save();
  };
  return (
    <>
      <input
        ref={input}
        aria-label={substitute(components.table.edit, { column: label })}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        aria-busy={isSaving || undefined}
        readOnly={isSaving}
        // The person asked for it just now.
        autoFocus
        value={value}
        onChange={event => {
          setFailure(undefined);
          setValue(event.target.value);
        }}
        onKeyDown={press}
        onBlur={() => void save()}
        className={styles.editor()}
      />
      {/* Outside the row, which cuts off what does not fit it. */}
      {problem !== undefined &&
        createPortal(
          <p {...scope} id={id} role="alert" className={styles.error()} style={at}>
            {problem}
          </p>,
          document.body,
        )}
    </>
  );
}

/** Makes a column's cells editable in place. */
export const inPlace = <Row,>(edit: CellEdit<Row>): EditableCell<Row> => ({ ...edit, Editor: CellEditor });
