import type { ApiError } from '@dossier/api/gateway';
import { Modal } from '@dossier/ui/modal';
import { Skeleton } from '@dossier/ui/skeleton';
import { LoadFailed } from '../LoadFailed.tsx';
import { useTexts } from '../translations.ts';
import type { Batch, BatchParts } from './batch.ts';
import { BatchProgress } from './BatchProgress.tsx';

/** How far bulk work is, what became of each row, and what can be done about it. */
export function BatchModal({ read: { data, error, mutate }, ...parts }: BatchModalProps) {
  const texts = useTexts('batches');
  const { texts: special, onClose } = parts;
  return (
    <Modal isOpen onClose={onClose} title={data ? special.titleOf(data) : texts.results} width={630}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <BatchProgress {...parts} batch={data} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Modal>
  );
}

interface BatchModalProps extends BatchParts {
  readonly read: {
    readonly data: Batch | undefined;
    readonly error: ApiError | undefined;
    readonly mutate: () => Promise<unknown>;
  };
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
