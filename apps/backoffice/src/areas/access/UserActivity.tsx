import { useUserHistory, type ActivityEvent, type User } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import { Link } from '@dossier/ui/link';
import { Modal } from '@dossier/ui/modal';
import { Skeleton } from '@dossier/ui/skeleton';
import { Timeline } from '@dossier/ui/timeline';
import { useState } from 'react';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { nameOf } from './user-columns.tsx';

const step = 50;

export function UserActivity({ user, onClose }: UserActivityProps) {
  const t = useTranslations('users');
  const [shown, setShown] = useState(step);
  const history = useUserHistory(user._id, shown);
  const texts = t($ => $.users.activity, { returnObjects: true });
  const title = t($ => $.users.activity.title, { name: nameOf(user) });
  const { data, error } = history;
  return (
    <Modal isOpen onClose={onClose} title={title} width={750}>
      {error && !data && <LoadFailed error={error} onRetry={() => void history.mutate()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <Timeline
          label={title}
          categories={[
            { id: 'own', label: texts.own },
            { id: 'about', label: texts.about },
          ]}
          events={data.items.map(event => ({
            id: event._id,
            category: event.isOwn ? 'own' : 'about',
            at: event.at,
            title: textOf(event.action, texts.actions),
            detail: <About event={event} />,
          }))}
          after={
            data.total > data.items.length && (
              <Button onClick={() => setShown(shown + step)}>{texts.more}</Button>
            )
          }
        />
      )}
    </Modal>
  );
}

/** An action without a text is shown as its code. */
const textOf = (action: string, texts: Readonly<Record<string, string>>): string => texts[action] ?? action;

/** What it was about, and the token that it was done by where a program did it in their name. */
function About({ event }: { readonly event: ActivityEvent }) {
  const t = useTranslations('users');
  const { token } = event;
  if (token === null) return <Subject event={event} />;
  return (
    <>
      <Subject event={event} /> {t($ => $.users.activity.byToken, { name: token })}
    </>
  );
}

function Subject({ event }: { readonly event: ActivityEvent }) {
  const t = useTranslations('users');
  const { about, actor, isOwn } = event;
  if (about.type === 'registration' && about.name !== null)
    return <Link href={`/administration/registrations/${about.id}`}>{about.name}</Link>;
  // About themselves the name stands above; then it matters who it was.
  if (!isOwn && actor !== null) return t($ => $.users.activity.by, { name: actor });
  return about.type === 'user' && isOwn ? null : about.name;
}

interface UserActivityProps {
  readonly user: User;
  readonly onClose: () => void;
}
