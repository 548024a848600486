export { Avatar, initialsOf } from './Avatar.tsx';
export { PersonName } from './PersonName.tsx';
export type { AvatarProps } from './Avatar.tsx';
export type { PersonNameProps } from './PersonName.tsx';
