import { useRegistrationHistory } from '@dossier/api/registrations';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { Timeline } from '@dossier/ui/timeline';
import { useTranslations } from '../../../shared/translations.ts';
import { useEventTexts } from '../../../shared/use-event-texts.ts';

/** As many as say what is going on. */
const few = 3;

/** What happened last, and the way to all of it; nothing where one may not read it or nothing happened yet. */
export function LatestEvents({ id, address }: LatestEventsProps) {
  const t = useTranslations('parties');
  const { data } = useRegistrationHistory(id, few);
  const { titleOf } = useEventTexts();
  if (!data || data.items.length === 0) return null;
  const texts = t($ => $.parties.activity, { returnObjects: true });
  return (
    <Section variant="note" title={texts.title}>
      <Timeline
        label={texts.label}
        categories={[]}
        events={data.items.slice(0, few).map((event, index) => ({
          id: event._id,
          category: '',
          at: event.at,
          title: titleOf(event),
          isKey: index === 0,
        }))}
        after={
          data.total > few && (
            <p>
              <Link href={`${address}?section=activity`}>{texts.more}</Link>
            </p>
          )
        }
      />
    </Section>
  );
}

interface LatestEventsProps {
  /** Of the registration. */
  readonly id: string;
  /** Of its record. */
  readonly address: string;
}
