import { proofs } from 'virtual:dossier-proofs';
import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { Status } from '../status/Status.tsx';
import { linesOf, readinessOf } from './AccessibilityStatus.tsx';
import { docsHref, useListed, type Listed } from './story-index.ts';

const proofOf = ({ folder }: Listed) => proofs.find(proof => proof.folder === folder);
const cell = 'border-b border-border px-3 py-2 text-start align-baseline';
const head = `${cell} border-b-border-strong text-xs font-medium text-text-muted whitespace-nowrap`;

function readinessRow(component: Listed): readonly ReactNode[] {
  const proof = proofOf(component);
  return [
    <Status key="status" {...readinessOf(component.tags, proof)} />,
    String(proof?.stories ?? 0),
    proof?.tests ? 'Yes' : 'No',
    String(proof?.pictures ?? 0),
  ];
}

function accessibilityRow(component: Listed): readonly ReactNode[] {
  const proof = proofOf(component);
  return (proof ? linesOf(proof) : []).map(({ what, tone, outcome }) => (
    <Status key={what} tone={tone} isOutlined={tone === 'neutral'}>
      {outcome}
    </Status>
  ));
}

/** How far each component is: its readiness, its stories, its test. */
export function ReadinessTable() {
  return <Table chainHeads={['Status', 'Stories', 'Test', 'Pictures']} rowOf={readinessRow} />;
}

/** What is proved of each component's accessibility. */
export function AccessibilityTable() {
  const [first] = proofs;
  return <Table chainHeads={first ? linesOf(first).map(({ what }) => what) : []} rowOf={accessibilityRow} />;
}

interface TableProps {
  readonly chainHeads: readonly string[];
  readonly rowOf: (component: Listed) => readonly ReactNode[];
}

function Table({ chainHeads, rowOf }: TableProps) {
  const listed = useListed();
  return (
    <div className="overflow-x-auto font-sans text-sm text-text">
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {['Component', ...chainHeads].map(title => (
              <th key={title} scope="col" className={head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map(component => (
            <tr key={component.docsId}>
              <th scope="row" className={`${cell} font-normal`}>
                <Link href={docsHref(component.docsId)} target="_top">
                  {component.name}
                </Link>
              </th>
              {rowOf(component).map((content, index) => (
                <td key={chainHeads[index]} className={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
