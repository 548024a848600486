import type { Proof } from 'virtual:dossier-proofs';
import { Status } from '../status/Status.tsx';
import type { StatusTone } from '../status/use-status.ts';
import { Part } from './parts.tsx';

interface Line {
  readonly what: string;
  readonly tone: StatusTone;
  readonly outcome: string;
}

/** How far a component is, from its tags and what is proved of it. */
export function readinessOf(
  tags: readonly string[],
  proof: Proof | undefined,
): { tone: StatusTone; children: string } {
  if (tags.includes('deprecated')) return { tone: 'danger', children: 'Deprecated' };
  if (tags.includes('experimental') || !proof?.tests) return { tone: 'warning', children: 'Experimental' };
  return { tone: 'success', children: 'Stable' };
}

/** What the tests say of a component, in the order in which people ask. A person's own check is never assumed. */
export function linesOf(proof: Proof): readonly Line[] {
  const { run, keyboard, narrow, screenReader, trees, pictures, forcedColours } = proof;
  const has = (count: number, text: string): Pick<Line, 'tone' | 'outcome'> =>
    count > 0 ? { tone: 'success', outcome: text } : { tone: 'neutral', outcome: 'Not tested' };
  return [
    {
      what: 'axe and colours, in four looks',
      ...(run === null
        ? { tone: 'neutral', outcome: 'Not run in this build' }
        : {
            tone: run.failed === 0 ? 'success' : 'danger',
            outcome: `${run.passed} of ${run.passed + run.failed} stories pass`,
          }),
    },
    { what: 'Keyboard, in stories', ...has(keyboard, String(keyboard)) },
    { what: 'German words or 320 px, in stories', ...has(narrow, String(narrow)) },
    { what: 'Announcements, by a virtual screen reader', ...has(screenReader ? 1 : 0, 'Tested') },
    { what: 'Accessibility tree compared, in stories', ...has(trees, String(trees)) },
    { what: 'Pictures compared', ...has(pictures, String(pictures)) },
    { what: 'Forced colours, compared', ...has(forcedColours ? 1 : 0, 'Tested') },
    { what: 'Screen reader, by a person', tone: 'neutral', outcome: 'Not yet' },
  ];
}

/** What is proved of one component. */
export function AccessibilityStatus({ proof }: { readonly proof: Proof | undefined }) {
  if (!proof) return null;
  return (
    <Part title="Accessibility">
      <dl className="grid">
        {linesOf(proof).map(({ what, tone, outcome }) => (
          <div
            key={what}
            className="flex justify-between gap-4 border-b border-border py-1.5 last:border-b-0"
          >
            <dt>{what}</dt>
            <dd className="shrink-0">
              <Status tone={tone} isOutlined={tone === 'neutral'}>
                {outcome}
              </Status>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
