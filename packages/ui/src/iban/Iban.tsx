import { electronicFormatIBAN, friendlyFormatIBAN } from 'ibantools';
import type { HTMLAttributes, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const iban = tv({ base: 'font-mono text-xs tracking-code' });

/** An IBAN as it is printed on paper: in groups of four. Whatever is no IBAN stays as it was given. */
export function formatIban(value: string): string {
  const electronic = electronicFormatIBAN(value);
  return (electronic && friendlyFormatIBAN(electronic)) ?? value;
}

/**
 * An account number to read and compare: in groups of four, in digits of one width, left to right in every
 * language. It may break between groups, never inside one.
 *
 * Renders a `<bdi>`.
 */
export function Iban({ value, className, ...rest }: IbanProps) {
  return (
    <bdi dir="ltr" {...rest} className={iban({ className })}>
      {formatIban(value)}
    </bdi>
  );
}

export interface IbanProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** In any spelling. */
  value: string;
}
