import { tv } from '../theme/tv.ts';

export const themeScope = tv({ base: 'bg-canvas text-sm text-text' });
