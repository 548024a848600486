import type { FormHandle } from '@dossier/ui/form';
import { useEffect } from 'react';
import type { RiskReviewValues } from './risk-review-form.ts';

/**
 * Validates the months of all levels again when those of one change, once one of them is wrong: what is wrong at a level
 * may be put right at the level before it, and would say so for ever.
 */
export function useLinkedMonths({ methods }: FormHandle<RiskReviewValues>): void {
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const isWrong = methods.getFieldState('levels').error !== undefined;
          if (isWrong && name?.endsWith('.months')) void methods.trigger('levels');
        },
      }),
    [methods],
  );
}
