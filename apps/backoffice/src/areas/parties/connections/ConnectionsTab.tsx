import { usePermissions } from '@dossier/api/access';
import { useConnections, type Connection, type PartyFile } from '@dossier/api/parties';
import { DataTable } from '@dossier/ui/data-table';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../../shared/LoadingPart.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { clientAddress } from '../client-address.ts';
import { ConnectionsGraph } from './ConnectionsGraph.tsx';
import { isShown, shownConnections } from './shown-connections.ts';
import { useConnectionColumns } from './use-connection-columns.tsx';

const EndConnectionModal = lazyPart(
  async () => (await import('./EndConnectionModal.tsx')).EndConnectionModal,
);

/** Whom a client owns or represents and who owns or represents them, drawn and listed, with those that ended. */
export function ConnectionsTab({ party }: { readonly party: PartyFile }) {
  const { connections: texts } = useTexts('clientFile');
  const [, navigate] = useLocation();
  const { may } = usePermissions(['clientFileWrite']);
  const request = new URLSearchParams(useSearch()).get('show');
  const show = shownConnections.find(code => code === request) ?? 'all';
  const [ending, setEnding] = useState<Connection | null>(null);
  const { data, error, mutate } = useConnections(party._id, { ended: true, max: 200 });
  const columns = useConnectionColumns(party._id);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPart />;
  const rows = data.items.filter(connection => isShown(connection, show));
  const here = clientAddress(party._id, 'connections');
  const isEditable = may('clientFileWrite') && party.status !== 'E';
  return (
    <Stack gap="section">
      <SegmentedControl
        className="justify-self-start"
        label={texts.show}
        value={show}
        segments={shownConnections.map(value => ({ value, label: texts.shown[value] }))}
        onValueChange={value => navigate(value === 'all' ? here : `${here}&show=${value}`)}
      />
      <ConnectionsGraph party={party} show={show} />
      <Section title={texts.title}>
        {rows.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <DataTable
            variant="plain"
            caption={texts.title}
            columns={columns}
            rows={rows}
            rowKey={({ _id }) => _id}
            rowActions={row =>
              isEditable && row.isCurrent
                ? [{ id: 'end', label: texts.end, onSelect: () => setEnding(row) }]
                : []
            }
          />
        )}
      </Section>
      <Suspense fallback={null}>
        {ending && <EndConnectionModal party={party} connection={ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </Stack>
  );
}
