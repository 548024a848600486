// The texts of every vocabulary without React, for exports that use the terms of the screens.
export { vocabularyTexts } from './texts.ts';
