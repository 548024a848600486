// The words of every vocabulary without React: for whatever writes papers with the words of the screens.
export { vocabularyTexts } from './texts.ts';
