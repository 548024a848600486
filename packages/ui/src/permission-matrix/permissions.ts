import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** `open` can be given and taken; `locked` is there by something else, and can be neither; `none` cannot be given. */
export const permissionStates = ['open', 'locked', 'none'] as const;
export type PermissionState = (typeof permissionStates)[number];

/** One way of having a permission: to read, or to write. */
export interface PermissionCell {
  readonly state: PermissionState;
  /** Of an open one: whether it is given. @default false */
  readonly isGranted?: boolean;
}

/** One thing that people may do. */
export interface PermissionRow {
  readonly id: string;
  /** What it is called on screen. */
  readonly label: string;
  /** What it is called in the API. */
  readonly code: string;
  /** One for each column, in their order. */
  readonly cells: readonly PermissionCell[];
  /** Why it is as it is, or what comes with it. */
  readonly note?: ReactNode;
  /** In place of the note, where it is not as it was: what is different. */
  readonly change?: string;
  /** Behind the note: how it is given. */
  readonly control?: ReactNode;
}

/** Permissions that belong together. */
export interface PermissionSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly PermissionRow[];
}

/** One box that was pressed. */
export interface PermissionToggle {
  readonly row: string;
  readonly column: number;
  readonly isGranted: boolean;
}

export interface PermissionMatrixProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the table: "What Compliance gives". */
  caption: string;
  /** Headings of the columns that are always there, and what is read where nothing can be given. */
  labels: {
    readonly permission: string;
    readonly code: string;
    readonly note: string;
    readonly none: string;
  };
  /** The ways of having a permission: "Read", "Write". */
  columns: readonly string[];
  /** What people may do, by what it is about. */
  sections: readonly PermissionSection[];
  /** All of it can be seen, and none of it changed. @default false */
  isReadOnly?: boolean;
  /** Called when a box is pressed. */
  onPermissionToggle?: ((toggle: PermissionToggle) => void) | undefined;
}
