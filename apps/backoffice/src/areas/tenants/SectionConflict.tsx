import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { ConflictModalProps } from './ConflictModal.tsx';

/** Comes when two people were at it at once, which is seldom: no page carries it. */
const ConflictModal = lazyPart(async () => (await import('./ConflictModal.tsx')).ConflictModal);

/** Lets a person choose where another user saved in the meantime. */
export function SectionConflict(props: ConflictModalProps) {
  return (
    <Suspense fallback={null}>
      <ConflictModal {...props} />
    </Suspense>
  );
}
