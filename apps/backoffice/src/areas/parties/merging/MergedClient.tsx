import type { PartyFile } from '@dossier/api/parties';
import { ButtonLink } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { useTranslations } from '../../../shared/translations.ts';
import { clientAddress } from '../client-address.ts';
import { ClientHeader } from '../ClientHeader.tsx';
import { ClientMerges } from './ClientMerges.tsx';

/** The page of a client that turned out to be another one: it says so, and leads there. */
export function MergedClient({ party, into }: MergedClientProps) {
  const t = useTranslations('merging');
  const { _id: id, name } = into;
  return (
    <Stack isFilling>
      <ClientHeader party={party} />
      <ClientMerges party={party} />
      {name === '' ? (
        <EmptyState title={t($ => $.merging.client.isHidden)} />
      ) : (
        <EmptyState
          title={t($ => $.merging.client.isOther, { name })}
          action={
            <ButtonLink variant="primary" href={clientAddress(id)}>
              {t($ => $.merging.client.open, { name })}
            </ButtonLink>
          }
        >
          {t($ => $.merging.client.isOtherText, { name })}
        </EmptyState>
      )}
    </Stack>
  );
}

interface MergedClientProps {
  readonly party: PartyFile;
  readonly into: NonNullable<PartyFile['mergedInto']>;
}
