import type { FormHandle } from '@dossier/ui/form';
import { useEffect } from 'react';
import type { RiskReviewValues } from './risk-review-form.ts';

/**
 * Validates the months of all levels again when those of one change and one of them is wrong: an error at a level is
 * corrected at the level before it just as well, and would stay otherwise until the form is sent.
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
