'use client';
import { useEffect } from 'react';
import { get, set } from 'react-hook-form';

const secrets = new WeakMap<object, Set<string>>();

function secretsOf(control: object): Set<string> {
  const names = secrets.get(control) ?? new Set<string>();
  secrets.set(control, names);
  return names;
}

/** Marks a field that must never be written anywhere, a password or a code, as long as its form is there. */
export function useSecret(control: object, name: string): void {
  useEffect(() => void secretsOf(control).add(name), [control, name]);
}

/** A form's values without its secrets. */
export function withoutSecrets(control: object, values: Readonly<Record<string, unknown>>) {
  const copy = structuredClone(values);
  for (const name of secretsOf(control)) if (get(copy, name) !== undefined) set(copy, name, undefined);
  return copy;
}
