'use client';
import { CircleAlert, CircleCheck } from 'lucide';
import { icon } from '../icons/icon.ts';
import { useErrorText, useMessages } from '../messages/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { tv } from '../theme/tv.ts';
import type { LookupState, PostcodeAddress } from './use-address-lookup.ts';

const CircleAlertIcon = icon(CircleAlert);
const CircleCheckIcon = icon(CircleCheck);

const lookupStatus = tv({
  slots: {
    root: 'flex min-h-5 items-center gap-1.5 text-xs text-text-muted',
    icon: 'size-4 shrink-0',
  },
});

/** Says what the look-up found, out loud too. It stands there from the beginning: a region that comes is not read. */
export function LookupStatus({
  state,
  value,
}: {
  readonly state: LookupState;
  readonly value: PostcodeAddress;
}) {
  const { components } = useMessages();
  const textOf = useErrorText();
  const styles = lookupStatus();
  const { searching, match, failed } = components.address;
  const text = {
    idle: '',
    searching,
    match: match.replace('{{address}}', [value.street, value.city].filter(Boolean).join(', ')),
    notFound: textOf({ code: 'postcode' }),
    failed,
  }[state];
  return (
    <p role="status" className={styles.root()}>
      {state === 'searching' && <Spinner />}
      {state === 'match' && (
        <CircleCheckIcon aria-hidden className={styles.icon({ className: 'text-success-indicator' })} />
      )}
      {(state === 'notFound' || state === 'failed') && (
        <CircleAlertIcon aria-hidden className={styles.icon({ className: 'text-warning-indicator' })} />
      )}
      <span>{text}</span>
    </p>
  );
}
