'use client';
import { useId } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { hasNote, MatrixNote } from './MatrixNote.tsx';
import type { PermissionMatrixProps } from './permissions.ts';
import { permissionMatrix } from './PermissionMatrix.styles.ts';

/** A matrix where there is no room for columns: each permission with its boxes below it. */
export function MatrixList({
  caption,
  columns,
  sections,
  isReadOnly = false,
  onPermissionToggle,
  className,
  ...rest
}: Omit<PermissionMatrixProps, 'labels'>) {
  const styles = permissionMatrix();
  const id = useId();
  return (
    <div role="group" aria-label={caption} {...rest} className={styles.root({ className })}>
      {sections.map(section => (
        <section key={section.id} aria-labelledby={`${id}-${section.id}`}>
          <h2 id={`${id}-${section.id}`} className={styles.section()}>
            {section.title}
          </h2>
          <ul className={styles.list()}>
            {section.rows.map(row => (
              <li key={row.id} className={styles.item()}>
                {row.change !== undefined && <span aria-hidden className={styles.bar()} />}
                <span className={styles.itemName()}>{row.label}</span>
                {hasNote(row) && (
                  <span className="text-xs text-text-muted">
                    <MatrixNote row={row} id={`${id}-${row.id}`} />
                  </span>
                )}
                <div className={styles.choices()}>
                  {columns.map((column, index) => {
                    const cell = row.cells[index] ?? { state: 'none' };
                    return (
                      cell.state !== 'none' && (
                        <Checkbox
                          key={column}
                          label={column}
                          aria-label={`${row.label}: ${column}`}
                          isChecked={cell.state === 'locked' || (cell.isGranted ?? false)}
                          isDisabled={isReadOnly || cell.state === 'locked'}
                          onValueChange={isGranted =>
                            onPermissionToggle?.({ row: row.id, column: index, isGranted })
                          }
                        />
                      )
                    );
                  })}
                </div>
                {row.control}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
