import { useConnections, useOwners, type Connection, type PartyFile } from '@dossier/api/parties';
import { OwnershipGraph, type OwnershipNode } from '@dossier/ui/ownership-graph';
import { useTexts } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { clientAddress } from '../client-address.ts';
import type { ShownConnections } from './shown-connections.ts';
import { isShown } from './shown-connections.ts';
import { useHoldingOf } from './use-holding-of.ts';

/**
 * Who owns or represents a client, through all companies, and whom they own or represent, drawn; nothing while there is
 * no one.
 */
export function ConnectionsGraph({ party, show, on }: ConnectionsGraphProps) {
  const { graph } = useTexts('connections');
  const { result } = useTexts('owners');
  const textOf = useVocabularyText('party');
  const holdingOf = useHoldingOf();
  const day = on ? { on } : {};
  const { data } = useConnections(party._id, { ...day, chain: true, max: 200 });
  const owners = useOwners(party.type === 'LE' ? party._id : null, day);
  const shown = (data?.items ?? []).filter(connection => isShown(connection, show));
  if (shown.length === 0) return null;
  const ownerIds = new Set(owners.data?.holders.flatMap(({ _id, basis }) => (basis.length > 0 ? [_id] : [])));
  const nodes = nodesOf(party, shown).map(node =>
    ownerIds.has(node.id) ? { ...node, note: result.owner, isBeneficialOwner: true } : node,
  );
  // Who holds stands above what is held, and who represents above who is represented.
  const edges = shown.map(connection => {
    const { type, from, to, label } = connection;
    return type === 'RPD'
      ? { from: to._id, to: from._id, note: label ?? textOf('relationType', 'RPV') }
      : { from: from._id, to: to._id, ...holdingOf(connection) };
  });
  return <OwnershipGraph title={graph} nodes={nodes} edges={edges} />;
}

function nodesOf(party: PartyFile, connections: readonly Connection[]): readonly OwnershipNode[] {
  const everyone = new Map(
    connections.flatMap(({ from, to }) => [from, to]).map(connected => [connected._id, connected] as const),
  );
  return [...everyone.values()].map(({ _id, type, name }) => ({
    id: _id,
    label: name,
    kind: type === 'LE' ? 'company' : 'person',
    href: clientAddress(_id),
    isSubject: _id === party._id,
  }));
}

interface ConnectionsGraphProps {
  readonly party: PartyFile;
  readonly show: ShownConnections;
  /** The day (yyyy-mm-dd) as of which it is shown; today without it. */
  readonly on?: string;
}
