import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The translations of the page. */
export type Words = TFunction;

export function useWords(): Words {
  return useTranslation().t;
}
