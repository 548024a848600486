'use client';
import { substitute } from '@dossier/validators';
import { useMessages } from '../messages/index.ts';
import { Link } from '../link/Link.tsx';
import type { OwnershipData, OwnershipNode } from './data.ts';
import { ownershipGraph } from './OwnershipGraph.styles.ts';
import { chainsBetween, shareOfChains, type Chain } from './shares.ts';
import { useHoldingText } from './use-holding-text.ts';
import { useShareText } from './use-share-text.ts';

/** The twin of the drawing: what each holds, and every way through others in words, with what it comes to. */
export function OwnershipTable({ title, nodes, edges, isNarrow }: OwnershipTableProps) {
  const { ownership } = useMessages().components;
  const holdingText = useHoldingText();
  const styles = ownershipGraph();
  const labelOf = (id: string) => nodes.find(node => node.id === id)?.label ?? '';
  const subjects = nodes.filter(({ isSubject }) => isSubject);
  const rows = nodes
    .filter(({ id }) => edges.some(({ from }) => from === id))
    .map(node => ({
      node,
      holdings: edges
        .filter(({ from }) => from === node.id)
        .map(({ to, ...holding }) => ({ ...holding, id: to, name: labelOf(to) })),
      ways: subjects.flatMap(({ id }) => {
        const chains = id === node.id ? [] : chainsBetween(edges, node.id, id);
        return chains.some(chain => chain.edges.length > 1) ? [{ subject: id, chains }] : [];
      }),
    }));
  const hasWays = !isNarrow && rows.some(({ ways }) => ways.length > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
    <div role="group" aria-label={title} tabIndex={0} className={styles.scroll()}>
      <table className={styles.table()}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.colHead()}>
              {ownership.holder}
            </th>
            <th scope="col" className={styles.colHead()}>
              {ownership.direct}
            </th>
            {hasWays && (
              <th scope="col" className={styles.colHead()}>
                {ownership.through}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ node, holdings, ways }) => (
            <tr key={node.id}>
              <th scope="row" className={styles.cell()}>
                <Holder node={node} />
              </th>
              <td className={styles.cell()}>
                {holdings.map(holding => (
                  <p key={holding.id}>{holdingText(holding)}</p>
                ))}
                {isNarrow && <AllWays ways={ways} labelOf={labelOf} />}
              </td>
              {hasWays && (
                <td className={styles.cell()}>
                  <AllWays ways={ways} labelOf={labelOf} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Holder({ node }: { readonly node: OwnershipNode }) {
  return (
    <>
      {node.href === undefined ? node.label : <Link href={node.href}>{node.label}</Link>}
      {node.note !== undefined && <p className={ownershipGraph().muted()}>{node.note}</p>}
    </>
  );
}

function AllWays({ ways, labelOf }: AllWaysProps) {
  return ways.map(({ subject, chains }) => <Ways key={subject} chains={chains} labelOf={labelOf} />);
}

/** "Anna → H1 50% → BV 40% = 20%", one below another, and what they come to together. */
function Ways({ chains, labelOf }: WaysProps) {
  const { ownership } = useMessages().components;
  const write = useShareText();
  const together = shareOfChains(chains);
  const wayText = ({ edges, share }: Chain) => {
    const stops = edges.map(({ to, share: part, note }) =>
      [labelOf(to), part === undefined ? (note ?? ownership.shareMissing) : write(part)].join(' '),
    );
    const way = [labelOf(edges[0]!.from), ...stops].join(' → ');
    return share === undefined || edges.length === 1 ? way : `${way} = ${write(share)}`;
  };
  return (
    <>
      {chains.map((chain, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two ways may read alike; their order stays.
        <p key={index}>{wayText(chain)}</p>
      ))}
      {chains.length > 1 && together !== undefined && (
        <p>{substitute(ownership.together, { share: write(together) })}</p>
      )}
    </>
  );
}

interface OwnershipTableProps extends OwnershipData {
  readonly title: string;
  /** Puts what is held through others below what is held: three columns would break words. */
  readonly isNarrow: boolean;
}

interface AllWaysProps {
  readonly ways: readonly { readonly subject: string; readonly chains: readonly Chain[] }[];
  readonly labelOf: (id: string) => string;
}

interface WaysProps {
  readonly chains: readonly Chain[];
  readonly labelOf: (id: string) => string;
}
