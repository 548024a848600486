import { usePermissions } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import { AddIcon } from '@dossier/ui/icons';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTexts } from '../../../shared/translations.ts';

const GroupModal = lazyPart(async () => (await import('./GroupModal.tsx')).GroupModal);

export function MakeGroup() {
  const { makeGroup } = useTexts('clients');
  const { may } = usePermissions(['clientFileWrite']);
  const [isMaking, setMaking] = useState(false);
  if (!may('clientFileWrite')) return null;
  return (
    <>
      <Button icon={<AddIcon aria-hidden />} onClick={() => setMaking(true)}>
        {makeGroup}
      </Button>
      <Suspense fallback={null}>
        {isMaking && <GroupModal persons={[]} onClose={() => setMaking(false)} />}
      </Suspense>
    </>
  );
}
