import { useGroupHistory } from '@dossier/api/access';
import type { GroupEvent } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Timeline } from '@dossier/ui/timeline';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useGrantTexts } from './use-grant-texts.ts';

/** Events that are read at once. */
const step = 5;

/** What happened to a group and who did it, the newest first. */
export function GroupHistory({ id }: { readonly id: string }) {
  const t = useTranslations('groups');
  const [shown, setShown] = useState(step);
  const { data, error, mutate } = useGroupHistory(id, shown);
  const { titleOf, detailOf } = useEventTexts();
  const title = t($ => $.groups.history.title);
  return (
    <Section title={title} variant="note">
      {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton />}
      {data?.total === 0 && <p>{t($ => $.groups.history.none)}</p>}
      {data && data.total > 0 && (
        <Timeline
          label={title}
          categories={[]}
          events={data.items.map(event => ({
            id: event._id,
            category: 'group',
            at: event.at,
            title: titleOf(event),
            ...(detailOf(event) !== '' && { detail: detailOf(event) }),
          }))}
          after={
            data.total > data.items.length && (
              <Button size="small" onClick={() => setShown(shown + step)}>
                {t($ => $.groups.history.more)}
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}

function useEventTexts() {
  const t = useTranslations('groups');
  const [locale] = useLocale();
  const { nameOf, modeOf } = useGrantTexts();
  const list = (items: readonly string[]) => new Intl.ListFormat(locale).format(items);
  const added = (items: readonly string[]) =>
    items.length === 0 ? [] : [t($ => $.groups.history.added, { items: list(items) })];
  const removed = (items: readonly string[]) =>
    items.length === 0 ? [] : [t($ => $.groups.history.removed, { items: list(items) })];

  function titleOf({ action, actor: name, renamed }: GroupEvent): string {
    const actor = name ?? t($ => $.groups.history.platform);
    switch (action) {
      case 'group.created':
        return t($ => $.groups.history.created, { actor });
      case 'group.renamed':
        return t($ => $.groups.history.renamed, {
          actor,
          before: renamed?.before ?? '',
          after: renamed?.after ?? '',
        });
      case 'group.changed':
        return t($ => $.groups.history.changed, { actor });
      case 'group.membersChanged':
        return t($ => $.groups.history.members, { actor });
      case 'signOff.requested':
        return t($ => $.groups.history.requested, { actor });
      case 'signOff.rejected':
        return t($ => $.groups.history.rejected, { actor });
      case 'signOff.withdrawn':
        return t($ => $.groups.history.withdrawn, { actor });
      default:
        return t($ => $.groups.history.other, { actor });
    }
  }

  const detailOf = ({ grants, added: came, removed: went }: GroupEvent): string => {
    const names = (isIt: (grant: GroupEvent['grants'][number]) => boolean) =>
      grants.filter(isIt).map(({ permission }) => nameOf(permission));
    const altered = grants.flatMap(({ permission, before, after }) =>
      before && after
        ? [
            t($ => $.groups.history.altered, {
              permission: nameOf(permission),
              before: modeOf(before),
              after: modeOf(after),
            }),
          ]
        : [],
    );
    const lines = [
      ...added([...came, ...names(({ before }) => before === null)]),
      ...removed([...went, ...names(({ after }) => after === null)]),
      ...altered,
    ];
    return lines.join('; ');
  };
  return { titleOf, detailOf };
}
