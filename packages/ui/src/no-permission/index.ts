export { NoPermission } from './NoPermission.tsx';
export type { NoPermissionProps } from './NoPermission.tsx';
