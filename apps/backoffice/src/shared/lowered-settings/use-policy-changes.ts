import type { SignOffPolicy } from '@dossier/api/contract';
import { useTranslations } from '../translations.ts';
import type { ChangeTexts } from './change-texts.ts';

export function usePolicyChanges(): ChangeTexts {
  const t = useTranslations('intake');
  const texts = t($ => $.intake.onboarding, { returnObjects: true });
  return {
    labelOf: path => (path === 'solePractitioner' ? texts.soleTitle : texts.acceptance),
    textOf: value =>
      typeof value === 'boolean'
        ? texts.soleValues[value ? 'on' : 'off']
        : texts.policies[value as SignOffPolicy],
  };
}
