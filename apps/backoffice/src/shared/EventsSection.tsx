import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Section } from '@dossier/ui/section';
import { Timeline } from '@dossier/ui/timeline';
import { LoadFailed } from './LoadFailed.tsx';
import { LoadingPart } from './LoadingPart.tsx';
import { useTexts } from './translations.ts';

/** How many events more each press shows. */
export const eventsStep = 25;

/** Who changed which field of a record when, old and new; and who saw an identifier in full. */
export function EventsSection<Event extends { readonly _id: string; readonly at: string }>({
  answer: { data, error, mutate },
  categoryOf,
  titleOf,
  linesOf,
  onMore,
}: EventsSectionProps<Event>) {
  const { activity: texts } = useTexts('parties');
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPart />;
  const events = data.items.map(event => {
    const [category, lines] = [categoryOf(event), linesOf(event)];
    return {
      id: event._id,
      category,
      at: event.at,
      title: titleOf(event),
      isKey: category === 'steps',
      ...(lines.length > 0 && {
        detail: (
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      }),
    };
  });
  return (
    <Section title={texts.title}>
      {events.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <Timeline
          label={texts.label}
          categories={categories.map(id => ({ id, label: texts.kinds[id] }))}
          events={events}
          after={
            data.total > data.items.length && (
              <Button size="small" onClick={onMore}>
                {texts.more}
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}

const categories = ['changes', 'views', 'steps'] as const;

interface EventsSectionProps<Event> {
  readonly answer: {
    readonly data: { readonly items: readonly Event[]; readonly total: number } | undefined;
    readonly error: Parameters<typeof LoadFailed>[0]['error'] | undefined;
    readonly mutate: () => Promise<unknown>;
  };
  /** What kind an event is of, as a person filters. */
  readonly categoryOf: (event: Event) => (typeof categories)[number];
  readonly titleOf: (event: Event) => string;
  readonly linesOf: (event: Event) => readonly string[];
  readonly onMore: () => void;
}
