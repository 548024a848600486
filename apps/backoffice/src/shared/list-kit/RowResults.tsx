import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Status } from '@dossier/ui/status';

export interface RowResult {
  readonly id: string;
  readonly number: string;
  /** Empty where the reader may not see any more whose it is. */
  readonly name: string;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly text: string;
}

/** What became of each of many registrations, those that failed first, with the reason; more of them at a button. */
export function RowResults({ title, results, total, shownText, moreText, onMore }: RowResultsProps) {
  return (
    <Section title={title}>
      <Stack gap="small">
        <ul aria-label={title} className="grid gap-1.5">
          {results.map(({ id, number, name, state, text }) => (
            <li key={id}>
              {/* In one line: below a long name the state would stand at the other side than its neighbours. */}
              <Cluster gap="small" justify="between">
                <span>{[number, name].filter(Boolean).join(' · ')}</span>
                <Status tone={tones[state]}>{text}</Status>
              </Cluster>
            </li>
          ))}
        </ul>
        {total > results.length && (
          <Cluster justify="between">
            <span>{shownText}</span>
            {onMore && (
              <Button variant="quiet" size="small" onClick={onMore}>
                {moreText}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Section>
  );
}

const tones = { waiting: 'neutral', done: 'success', failed: 'danger' } as const;

/** Those that failed come first. */
export const fewResults = 20;
/** The most that the platform gives at once. */
export const manyResults = 1_000;

interface RowResultsProps {
  readonly title: string;
  readonly results: readonly RowResult[];
  readonly total: number;
  readonly shownText: string;
  readonly moreText: string;
  /** Shows more; absent where there is no more to show. */
  readonly onMore: (() => void) | undefined;
}
