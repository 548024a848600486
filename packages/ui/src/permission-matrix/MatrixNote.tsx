import { Fragment } from 'react';
import type { PermissionRow } from './permissions.ts';
import { permissionMatrix } from './PermissionMatrix.styles.ts';

export const hasNote = ({ note, change }: PermissionRow): boolean =>
  note !== undefined || change !== undefined;

export const MatrixNote = ({ row, id }: { readonly row: PermissionRow; readonly id: string }) => (
  <span id={id} className={row.change === undefined ? '' : permissionMatrix().change()}>
    {row.change ?? row.note}
  </span>
);

/** A name of the API, broken between its parts only, where it has to be. */
export const MatrixCode = ({ code }: { readonly code: string }) => {
  const parts = code.split(/(?=[A-Z])/);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
};
