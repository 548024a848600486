import { useBatch, useBatches, useBatchItems } from '@dossier/api/registrations';
import { useState } from 'react';
import { BatchModal } from '../../../shared/batches/BatchModal.tsx';
import { fewResults, manyResults } from '../../../shared/list-kit/RowResults.tsx';
import { useBatchTexts } from './use-batch-texts.ts';

export function RegistrationBatch({ id, onOpen, onClose }: RegistrationBatchProps) {
  const [max, setMax] = useState(fewResults);
  const { data: items } = useBatchItems(id, max);
  return (
    <BatchModal
      read={useBatch(id)}
      texts={useBatchTexts()}
      work={useBatches()}
      results={
        items && {
          rows: items.items.map(({ registrationId, ...item }) => ({ ...item, id: registrationId })),
          total: items.total,
        }
      }
      onAll={() => setMax(manyResults)}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}

interface RegistrationBatchProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
