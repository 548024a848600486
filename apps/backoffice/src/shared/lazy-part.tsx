import { lazy, type ComponentType } from 'react';
import { Boundary } from './Boundary.tsx';
import { wholeSheet } from './whole-sheet.ts';

/**
 * A part of a page whose code comes when it is needed. It is shown with the whole style sheet: a page may have brought
 * only the rules of what it begins with. One that does not come says so, and the page around it stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => {
    const [part] = await Promise.all([load(), wholeSheet()]);
    return { default: part };
  });
  return function LazyPart(props) {
    return (
      <Boundary part="part">
        <Part {...props} />
      </Boundary>
    );
  };
}
