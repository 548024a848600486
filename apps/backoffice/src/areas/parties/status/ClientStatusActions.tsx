import type { PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Menu } from '@dossier/ui/menu';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTexts } from '../../../shared/translations.ts';

type Next = PartyFile['allowedNext'][number];

const StatusModal = lazyPart(async () => (await import('./ClientStatusModal.tsx')).ClientStatusModal);

/** Statuses that end a relation, or refuse it. */
const final: ReadonlySet<string> = new Set(['E', 'R']);

/** What the reader may make of a client (4.8); nothing where that is nothing. */
export function ClientStatusActions({ party }: { readonly party: PartyFile }) {
  const { status: texts } = useTexts('clientFile');
  const [next, setNext] = useState<Next | null>(null);
  const labels: Readonly<Record<string, string>> = texts.actions;
  if (party.allowedNext.length === 0) return null;
  return (
    <>
      <Menu
        button={<Button>{texts.change}</Button>}
        groups={[
          party.allowedNext.map(code => ({
            id: code,
            label: labels[code] ?? code,
            onSelect: () => setNext(code),
            ...(final.has(code) && { tone: 'danger' as const }),
          })),
        ]}
      />
      <Suspense fallback={null}>
        {next && <StatusModal party={party} next={next} onClose={() => setNext(null)} />}
      </Suspense>
    </>
  );
}
