import type { RegistrationRow } from '@dossier/api/registrations';
import type { BulkWorkProps } from '../../../shared/list-kit/description.ts';
import type { BatchWish } from './batch-wish.ts';
import { NewBatch } from './NewBatch.tsx';
import { RegistrationBatch } from './RegistrationBatch.tsx';

/** Bulk work on registrations: what it would do, and then how far it is. */
export function BatchWork({
  wish,
  open,
  onOpen,
  onClose,
  ...chosen
}: BulkWorkProps<RegistrationRow, BatchWish>) {
  if (wish !== null) return <NewBatch wish={wish} {...chosen} onOpen={onOpen} onClose={onClose} />;
  return open === null ? null : <RegistrationBatch key={open} id={open} onOpen={onOpen} onClose={onClose} />;
}
