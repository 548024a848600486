export { DateRangeField } from './DateRangeField.tsx';
export { dateRangePresets, presetRange } from './presets.ts';
export type { DateRangeBinding, DateRangeFieldProps } from './DateRangeField.tsx';
export type { DateRange, DateRangePreset } from './presets.ts';
