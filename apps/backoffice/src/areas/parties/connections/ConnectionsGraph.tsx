import { useConnections, type Connection, type PartyFile } from '@dossier/api/parties';
import { OwnershipGraph, type OwnershipNode } from '@dossier/ui/ownership-graph';
import { useTexts } from '../../../shared/translations.ts';
import { clientAddress } from '../client-address.ts';
import type { ShownConnections } from './shown-connections.ts';
import { isShown } from './shown-connections.ts';

/** Who owns or represents a client and whom they own or represent, drawn; nothing while there is no one. */
export function ConnectionsGraph({ party, show, on }: ConnectionsGraphProps) {
  const { graph } = useTexts('connections');
  const { data } = useConnections(party._id, on ? { on, max: 200 } : { max: 200 });
  const shown = (data?.items ?? []).filter(connection => isShown(connection, show));
  if (shown.length === 0) return null;
  return <OwnershipGraph title={graph} nodes={nodesOf(party, shown)} edges={edgesOf(shown)} />;
}

/** Who holds stands above what is held, and who represents above who is represented. */
const edgesOf = (connections: readonly Connection[]) =>
  connections.map(({ type, from, to, economicHigh, economicLow }) => {
    const [above, below] = type === 'RPD' ? [to, from] : [from, to];
    const share = economicLow === economicHigh ? economicLow : null;
    return { from: above._id, to: below._id, ...(share !== null && { share }) };
  });

function nodesOf(party: PartyFile, connections: readonly Connection[]): readonly OwnershipNode[] {
  const others = new Map(
    connections.flatMap(({ from, to }) => [from, to]).map(({ _id, name }) => [_id, name] as const),
  );
  others.delete(party._id);
  const companies = new Set(connections.flatMap(({ type, to }) => (type === 'OWN' ? [to._id] : [])));
  const node = (id: string, label: string, isCompany: boolean, isSubject: boolean): OwnershipNode => ({
    id,
    label,
    kind: isCompany ? 'company' : 'person',
    href: clientAddress(id),
    isSubject,
  });
  return [
    node(party._id, party.name, party.type === 'LE', true),
    ...[...others].map(([id, name]) => node(id, name, companies.has(id), false)),
  ];
}

interface ConnectionsGraphProps {
  readonly party: PartyFile;
  readonly show: ShownConnections;
  /** The day (yyyy-mm-dd) as of which it is shown; today without it. */
  readonly on?: string;
}
