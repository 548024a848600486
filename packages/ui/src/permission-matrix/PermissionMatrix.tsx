'use client';
import { useId } from 'react';
import { useIsNarrow } from '../internal/use-is-narrow.ts';
import { MatrixBox } from './MatrixBox.tsx';
import { MatrixList } from './MatrixList.tsx';
import { hasNote, MatrixCode, MatrixNote } from './MatrixNote.tsx';
import type { PermissionMatrixProps } from './permissions.ts';
import { permissionMatrix } from './PermissionMatrix.styles.ts';

/**
 * Who may do what, one permission per row: granted, inherited or not grantable, with the reason in words.
 *
 * Renders a `<table>`; below 768 px lists under headings.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { labels, ...list } = props;
  const { caption, columns, sections, isReadOnly = false, onPermissionToggle, className, ...rest } = list;
  const styles = permissionMatrix();
  const id = useId();
  if (useIsNarrow()) return <MatrixList {...list} />;
  return (
    <div {...rest} className={styles.root({ className })}>
      <table className={styles.table()}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={styles.headRow()}>
            <th scope="col" className={styles.head()}>
              {labels.permission}
            </th>
            <th scope="col" className={styles.headCode()}>
              {labels.code}
            </th>
            {columns.map(column => (
              <th key={column} scope="col" className={styles.headCell()}>
                {column}
              </th>
            ))}
            <th scope="col" className={styles.head()}>
              <span className="sr-only">{labels.note}</span>
            </th>
          </tr>
        </thead>
        {sections.map(section => (
          <tbody key={section.id}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 3} className={styles.section()}>
                {section.title}
              </th>
            </tr>
            {section.rows.map(row => (
              <tr key={row.id} className={styles.row()}>
                <th scope="row" className={styles.name()}>
                  {row.change !== undefined && <span aria-hidden className={styles.bar()} />}
                  {row.label}
                </th>
                <td className={styles.code()}>
                  <MatrixCode code={row.code} />
                </td>
                {columns.map((column, index) => (
                  <td key={column} className={styles.cell()}>
                    <MatrixBox
                      cell={row.cells[index] ?? { state: 'none' }}
                      label={`${row.label}: ${column}`}
                      emptyLabel={labels.none}
                      isReadOnly={isReadOnly}
                      describedBy={hasNote(row) ? `${id}-${row.id}` : undefined}
                      onToggle={isGranted => onPermissionToggle?.({ row: row.id, column: index, isGranted })}
                    />
                  </td>
                ))}
                <td className={styles.note()}>
                  {hasNote(row) && <MatrixNote row={row} id={`${id}-${row.id}`} />}
                  {row.control}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
