import { usePermissions } from '@dossier/api/access';
import { useConnections, type Connection, type PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { DataTable } from '@dossier/ui/data-table';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../../shared/LoadingPart.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { clientAddress } from '../client-address.ts';
import { AsOf } from './AsOf.tsx';
import { ConnectionsGraph } from './ConnectionsGraph.tsx';
import { OwnersReport } from './OwnersReport.tsx';
import { isShown, representativesOf, shownConnections } from './shown-connections.ts';
import { useConnectionColumns } from './use-connection-columns.tsx';

const AddConnectionModal = lazyPart(
  async () => (await import('./AddConnectionModal.tsx')).AddConnectionModal,
);
const ChangeShareModal = lazyPart(async () => (await import('./ChangeShareModal.tsx')).ChangeShareModal);
const EndConnectionModal = lazyPart(
  async () => (await import('./EndConnectionModal.tsx')).EndConnectionModal,
);

const OwnersPanel = lazyPart(
  async () => (await import('../../../shared/owners/OwnersPanel.tsx')).OwnersPanel,
);

const RegisterPanel = lazyPart(async () => (await import('../register/RegisterPanel.tsx')).RegisterPanel);

export function ConnectionsTab({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('connections');
  const [, navigate] = useLocation();
  const { may } = usePermissions(['clientFileWrite']);
  const search = new URLSearchParams(useSearch());
  const show = shownConnections.find(code => code === search.get('show')) ?? 'all';
  const day = search.get('on') ?? '';
  const on = /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
  const [ending, setEnding] = useState<Connection | null>(null);
  const [changing, setChanging] = useState<Connection | null>(null);
  const [isAdding, setAdding] = useState(false);
  // Today all of them, those that ended too; of another day those that held.
  const all = useConnections(party._id, { ended: true, max: 200 });
  const ofDay = useConnections(party._id, on ? { on, max: 200 } : { ended: true, max: 200 });
  const columns = useConnectionColumns(party._id);
  const error = all.error ?? ofDay.error;
  const retry = () => void Promise.all([all.mutate(), ofDay.mutate()]);
  if (error && !(all.data && ofDay.data)) return <LoadFailed error={error} onRetry={retry} />;
  if (!all.data) return <LoadingPart />;
  const rows = ofDay.data?.items.filter(connection => isShown(connection, show));
  const go = (to: { readonly show?: string; readonly on?: string }, options?: { readonly replace: true }) => {
    const next = { show, on: on ?? '', ...to };
    navigate(
      clientAddress(party._id, 'connections') +
        (next.show === 'all' ? '' : `&show=${next.show}`) +
        (next.on === '' ? '' : `&on=${next.on}`),
      options,
    );
  };
  const candidates = representativesOf(party._id, all.data.items);
  const isEditable = may('clientFileWrite') && party.status !== 'E';
  return (
    <Stack gap="section">
      <Cluster>
        <SegmentedControl
          label={texts.show}
          value={show}
          segments={shownConnections.map(value => ({ value, label: texts.shown[value] }))}
          onValueChange={value => go({ show: value })}
        />
        {isEditable && on === null && <Button onClick={() => setAdding(true)}>{texts.add}</Button>}
        {party.type === 'LE' && <OwnersReport partyId={party._id} day={on} />}
      </Cluster>
      <AsOf
        day={on}
        connections={all.data.items}
        onDay={value => go({ on: value })}
        // The way of a slider is no way back through the browser.
        onSlide={value => go({ on: value }, { replace: true })}
      />
      <ConnectionsGraph party={party} show={show} {...(on !== null && { on })} />
      {party.type === 'LE' && (
        <Suspense fallback={<LoadingPart />}>
          <OwnersPanel partyId={party._id} day={on ?? undefined} candidates={candidates} />
          {on === null && (
            <RegisterPanel partyId={party._id} candidates={candidates} mayChange={isEditable} />
          )}
        </Suspense>
      )}
      <Section title={texts.title}>
        {!rows && <LoadingPart />}
        {rows?.length === 0 && <p>{texts.none}</p>}
        {rows !== undefined && rows.length > 0 && (
          <DataTable
            variant="plain"
            caption={texts.title}
            columns={columns}
            rows={rows}
            rowKey={({ _id }) => _id}
            rowActions={row =>
              isEditable && on === null && row.isCurrent
                ? [
                    ...(row.type === 'OWN'
                      ? [{ id: 'change', label: texts.change, onSelect: () => setChanging(row) }]
                      : []),
                    { id: 'end', label: texts.end, onSelect: () => setEnding(row) },
                  ]
                : []
            }
          />
        )}
      </Section>
      <Suspense fallback={null}>
        {isAdding && <AddConnectionModal party={party} onClose={() => setAdding(false)} />}
        {changing && (
          <ChangeShareModal party={party} connection={changing} onClose={() => setChanging(null)} />
        )}
        {ending && <EndConnectionModal party={party} connection={ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </Stack>
  );
}
