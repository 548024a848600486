export { PermissionMatrix } from './PermissionMatrix.tsx';
export { permissionStates } from './permissions.ts';
export type {
  PermissionCell,
  PermissionMatrixProps,
  PermissionRow,
  PermissionSection,
  PermissionState,
  PermissionToggle,
} from './permissions.ts';
