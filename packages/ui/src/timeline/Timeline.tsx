'use client';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { usePlural } from '../internal/use-plural.ts';
import { useMessages } from '../messages/index.ts';
import { timeline } from './Timeline.styles.ts';
import { useWhen } from './use-when.ts';

/** Something that happened. */
export interface TimelineEvent {
  readonly id: string;
  /** One of the categories. */
  readonly category: string;
  /** When, as ISO 8601 with its offset. */
  readonly at: string;
  /** Who did what, in a sentence. */
  readonly title: ReactNode;
  /** Values before and after, a remark. */
  readonly detail?: ReactNode;
  /** A milestone: its dot is filled. @default false */
  readonly isKey?: boolean;
}

/** A kind of event that can be shown alone. */
export interface TimelineCategory {
  readonly id: string;
  readonly label: string;
}

/**
 * The history of a record, newest first, filtered by kind.
 *
 * Renders a `<div>` with a group of toggles and an `<ol>`; how many are shown is announced.
 */
export function Timeline({
  label,
  events,
  categories,
  after,
  timePlacement = 'end',
  className,
  ...rest
}: TimelineProps) {
  const { components } = useMessages();
  const plural = usePlural();
  const whenOf = useWhen();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const styles = timeline();
  const shown = chosen.length === 0 ? events : events.filter(event => chosen.includes(event.category));
  const toggle = (category: string) =>
    setChosen(now => (now.includes(category) ? now.filter(other => other !== category) : [...now, category]));
  return (
    <div {...rest} className={styles.root({ className })}>
      {categories.length > 1 && (
        <div role="group" aria-labelledby={id} className={styles.filters()}>
          <span id={id} className={styles.filterLabel()}>
            {components.timeline.filter}
          </span>
          <Toggle isOn={chosen.length === 0} onPress={() => setChosen([])}>
            {components.timeline.all}
          </Toggle>
          {categories.map(category => (
            <Toggle key={category.id} isOn={chosen.includes(category.id)} onPress={() => toggle(category.id)}>
              {category.label}
            </Toggle>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {chosen.length > 0 && plural(components.timeline.shown, shown.length)}
      </p>
      {shown.length === 0 && <p className={styles.none()}>{components.timeline.none}</p>}
      <ol aria-label={label} className={styles.list()}>
        {shown.map(({ id: key, at, title, detail, isKey = false }) => (
          <li key={key} className={styles.event()}>
            <span aria-hidden className={timeline({ isKey }).dot()} />
            <div className={styles.body()}>
              <div className={styles.head()}>
                <p className={styles.title()}>{title}</p>
                {timePlacement === 'title' && <Time at={at} text={whenOf(at)} />}
              </div>
              {detail !== undefined && <div className={styles.detail()}>{detail}</div>}
              {timePlacement === 'end' && <Time at={at} text={whenOf(at)} />}
            </div>
          </li>
        ))}
      </ol>
      {after}
    </div>
  );
}

const Time = ({ at, text }: { readonly at: string; readonly text: string }) => (
  <time dateTime={at} className={timeline().time()}>
    {text}
  </time>
);

interface ToggleProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Toggle({ isOn, onPress, children }: ToggleProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress} className={timeline({ isOn }).toggle()}>
      {children}
    </button>
  );
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the list: "Activity". */
  label: string;
  /** The newest first. */
  events: readonly TimelineEvent[];
  /** The kinds that can be shown alone; with fewer than two there is no filter. */
  categories: readonly TimelineCategory[];
  /** Where the time of an event stands: below all of it, or next to its title, where that is a name. @default 'end' */
  timePlacement?: 'end' | 'title';
  /** Below the list: a button for more. */
  after?: ReactNode;
}
