import { lazy, type ComponentType } from 'react';
import { Boundary } from './Boundary.tsx';

/** A part of a page whose code comes when it is needed. One that does not come says so, and the page around it stays. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyPart(props) {
    return (
      <Boundary part="part">
        <Part {...props} />
      </Boundary>
    );
  };
}
