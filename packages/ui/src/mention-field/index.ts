export { MentionField } from './MentionField.tsx';
export type { MentionFieldProps, MentionablePerson } from './MentionField.tsx';
