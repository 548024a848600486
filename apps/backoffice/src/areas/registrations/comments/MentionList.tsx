import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { useTranslations } from '../../../shared/translations.ts';
import { suggestedFor, type Mentionable } from './mentions.ts';

/** More names than one reads: another character makes them fewer. */
const few = 8;

/** The colleagues whom the end of a text may mean, one Tab behind the box; how many is announced. */
export function MentionList<Person extends Mentionable>({
  text,
  people,
  onChoose,
}: MentionListProps<Person>) {
  const t = useTranslations('comments');
  const suggested = suggestedFor(text, people).slice(0, few);
  const count = suggested.length;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t($ => $.comments.suggested, { count, formatted: String(count) })}
      </p>
      {count > 0 && (
        <div role="group" aria-label={t($ => $.comments.mentions)}>
          <Cluster gap="small">
            {suggested.map(person => (
              <Button key={person._id} size="small" onClick={() => onChoose(person)}>
                {person.name}
              </Button>
            ))}
          </Cluster>
        </div>
      )}
    </>
  );
}

interface MentionListProps<Person extends Mentionable> {
  /** What is typed so far. */
  readonly text: string;
  readonly people: readonly Person[];
  readonly onChoose: (person: Person) => void;
}
