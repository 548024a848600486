export { entityKinds, EntityName } from './EntityName.tsx';
export type { EntityNameProps } from './EntityName.tsx';
