import { ArrowRight } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { icon } from '../icons/icon.ts';
import { processLane } from './ProcessLane.styles.ts';

const NextIcon = icon(ArrowRight);

/** One step of a process, as it is set up. */
export interface LaneStep {
  readonly id: string;
  readonly title: string;
  /** What holds for it, a line each: who does it, how long it may take. */
  readonly facts: readonly string[];
  /** The process ends here. */
  readonly isEnd?: boolean;
}

/**
 * The steps of a process from left to right, each with its rules. It shows how a process is set up; for the
 * progress of a running one, use `Stepper`.
 *
 * Renders an `<ol>`, whose steps stand below one another where there is no room.
 */
export function ProcessLane({ steps, className, ...rest }: ProcessLaneProps) {
  return (
    <ol {...rest} className={processLane().root({ className })}>
      {steps.map((step, index) => {
        const styles = processLane({ isEnd: step.isEnd ?? false });
        return (
          <li key={step.id} className={styles.item()}>
            <div className={styles.step()}>
              <p className={styles.title()}>{step.title}</p>
              {step.facts.length > 0 && (
                <ul className={styles.facts()}>
                  {step.facts.map(fact => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              )}
            </div>
            {index < steps.length - 1 && <NextIcon aria-hidden className={styles.arrow()} />}
          </li>
        );
      })}
    </ol>
  );
}

export interface ProcessLaneProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  ref?: Ref<HTMLOListElement>;
  /** In the order in which they are done. */
  steps: readonly LaneStep[];
}
