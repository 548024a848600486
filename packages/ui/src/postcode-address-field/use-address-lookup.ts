'use client';
import { dutchPostcode } from '@dossier/validators';
import { useEffect, useEffectEvent, useState } from 'react';

/** An address, each part as text; empty where it is not known. */
export interface PostcodeAddress {
  readonly postcode: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
}

/** What is asked for: one front door. */
export type AddressQuery = Pick<PostcodeAddress, 'postcode' | 'houseNumber' | 'addition'>;

/** Looks up a Dutch address: its street and city, or nothing where there is no such door. Rejects when it cannot answer. */
export type AddressLookup = (
  query: AddressQuery,
  options: { readonly signal: AbortSignal },
) => Promise<Pick<PostcodeAddress, 'street' | 'city'> | undefined>;

export type LookupState = 'idle' | 'searching' | 'match' | 'notFound' | 'failed';

/** Long enough for the next digit of a house number, short enough to be waited for. */
const pause = 400;

/**
 * Asks once a postcode is whole and a house number is there, and whenever they change; never for what was there from
 * the beginning. An answer that comes after the next question is thrown away.
 */
export function useAddressLookup(
  { postcode, houseNumber, addition }: AddressQuery,
  lookup: AddressLookup | undefined,
  onFound: (match: Pick<PostcodeAddress, 'street' | 'city'>) => void,
): LookupState {
  const door = [postcode, houseNumber.trim(), addition.trim()].join(' ');
  const [settled, setSettled] = useState<{ readonly door: string; readonly state: LookupState }>({
    door,
    state: 'idle',
  });
  const isWhole = lookup !== undefined && houseNumber.trim() !== '' && !dutchPostcode(postcode);
  const isAsked = isWhole && settled.door !== door;

  // The newest: what was typed while the answer was on its way stays.
  const apply = useEffectEvent(onFound);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const settle = (state: LookupState) => {
      if (!signal.aborted) setSettled({ door, state });
    };
    try {
      const match = await lookup?.({ postcode, houseNumber, addition }, { signal });
      if (match && !signal.aborted) apply(match);
      settle(match ? 'match' : 'notFound');
    } catch {
      settle('failed');
    }
  });

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(controller.signal), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, door]);

  if (isAsked) return 'searching';
  return settled.door === door ? settled.state : 'idle';
}
