export { MultiSelect } from './MultiSelect.tsx';
export type { MultiSelectOption, MultiSelectProps } from './MultiSelect.tsx';
