import { type ReactNode, useState } from 'react';

/** Keeps the value of an example, so that it can be tried. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, next => setValue(() => next));
}

interface HeldProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, change: (next: Value) => void) => ReactNode;
}
