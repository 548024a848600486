'use client';
import { substitute } from '@dossier/validators';
import { Check, X } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../messages/index.ts';
import { stepper } from './Stepper.styles.ts';
import { icon } from '../icons/icon.ts';

const CheckIcon = icon(Check);
const XIcon = icon(X);

export const stepStates = ['done', 'current', 'blocked', 'open'] as const;

/** One step of the way. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly state: (typeof stepStates)[number];
  /** Where it can be read or changed; absent while it cannot be gone to. */
  readonly href?: string;
}

/**
 * Progress through a few steps. It only shows it: buttons move on.
 *
 * Renders an `<ol>`; below 768 px one line that says the current step, and the others are read only.
 */
export function Stepper({ label, steps, className, ...rest }: StepperProps) {
  const { components } = useMessages();
  const styles = stepper();
  const position = steps.findIndex(step => step.state === 'current' || step.state === 'blocked');
  const current = steps[position];
  return (
    <div {...rest} className={styles.root({ className })}>
      {current && (
        <p aria-hidden className={styles.line()}>
          {substitute(components.stepper.position, {
            step: position + 1,
            count: steps.length,
            name: current.label,
          })}
        </p>
      )}
      <ol aria-label={label} className={styles.list()}>
        {steps.map(step => (
          <StepItem key={step.id} step={step} isLast={step === steps.at(-1)} />
        ))}
      </ol>
    </div>
  );
}

function StepItem({ step, isLast }: { readonly step: Step; readonly isLast: boolean }) {
  const { components } = useMessages();
  const { label, state, href } = step;
  const styles = stepper({ state, isLast });
  const texts = (
    <>
      {label}
      <span className="sr-only">: {components.stepper[state]}</span>
    </>
  );
  return (
    <li
      aria-current={state === 'current' || state === 'blocked' ? 'step' : undefined}
      className={styles.step()}
    >
      <span aria-hidden className={styles.dot()}>
        {state === 'done' && <CheckIcon className={styles.mark()} />}
        {state === 'blocked' && <XIcon className={styles.mark()} />}
        {state === 'current' && <span className={styles.core()} />}
      </span>
      {href === undefined ? (
        <span className={styles.label()}>{texts}</span>
      ) : (
        <a href={href} className={styles.label({ className: styles.link() })}>
          {texts}
        </a>
      )}
    </li>
  );
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the list: "Steps of the registration". */
  label: string;
  /** In their order; one of them `current` or `blocked`, none when all is done. */
  steps: readonly Step[];
}
