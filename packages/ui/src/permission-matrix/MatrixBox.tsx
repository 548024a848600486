import { Checkbox } from '../checkbox/Checkbox.tsx';
import type { PermissionCell } from './permissions.ts';
import { permissionMatrix } from './PermissionMatrix.styles.ts';

/** One box of a matrix: its row and its column name it. */
export function MatrixBox({ cell, label, emptyLabel, isReadOnly, describedBy, onToggle }: MatrixBoxProps) {
  const styles = permissionMatrix();
  if (cell.state === 'none')
    return (
      <>
        <span aria-hidden className={styles.dash()}>
          —
        </span>
        <span className="sr-only">{emptyLabel}</span>
      </>
    );
  return (
    <div className={styles.target()}>
      <Checkbox
        label={label}
        isLabelHidden
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        isChecked={cell.state === 'locked' || (cell.isGranted ?? false)}
        isDisabled={isReadOnly || cell.state === 'locked'}
        onValueChange={onToggle}
      />
    </div>
  );
}

interface MatrixBoxProps {
  readonly cell: PermissionCell;
  readonly label: string;
  readonly emptyLabel: string;
  readonly isReadOnly: boolean;
  readonly describedBy: string | undefined;
  readonly onToggle: (isGranted: boolean) => void;
}
