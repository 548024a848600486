import { Suspense } from 'react';
import type { ConflictModalProps } from './ConflictModal.tsx';
import { ConflictModal } from './ConflictModal.tsx';

/** Comes when two people were at it at once, which is seldom: no page carries it. */

/** Lets a person choose where another user saved in the meantime. */
export function SectionConflict(props: ConflictModalProps) {
  return (
    <Suspense fallback={null}>
      <ConflictModal {...props} />
    </Suspense>
  );
}
