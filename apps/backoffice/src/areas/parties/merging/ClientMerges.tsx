import { useMerges, type PartyFile } from '@dossier/api/parties';
import { ButtonLink } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { useTranslations } from '../../../shared/translations.ts';
import { mergeAddress } from './merge-address.ts';
import { MergeDone } from './MergeDone.tsx';

/** What is asked for of merging a client with another one, and merges that can be undone; nothing where there is neither. */
export function ClientMerges({ party }: { readonly party: PartyFile }) {
  const t = useTranslations('merging');
  const { data } = useMerges(party._id);
  const merges = data?.items.filter(
    ({ state, signOffId, undoUntil }) =>
      signOffId !== null || (state === 'merged' && (undoUntil !== null || party.mergedInto !== null)),
  );
  if (!merges?.length) return null;
  return (
    <Stack>
      {merges.map(merge =>
        merge.state === 'merged' ? (
          <MergeDone key={merge._id} merge={merge} />
        ) : (
          <Notice
            key={merge._id}
            tone="neutral"
            title={t($ => $.merging.client.requested, { a: merge.a.name, b: merge.b.name })}
            actions={
              <ButtonLink size="small" href={mergeAddress(merge.a._id, merge.b._id)}>
                {t($ => $.merging.client.review)}
              </ButtonLink>
            }
          >
            {t($ => $.merging.request.title)}
          </Notice>
        ),
      )}
    </Stack>
  );
}
