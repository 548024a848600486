import { usePermissions } from '@dossier/api/access';
import { useMemberships, type Membership, type PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { DataTable } from '@dossier/ui/data-table';
import { Section } from '@dossier/ui/section';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../../shared/LoadingPart.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { useMemberColumns } from './use-member-columns.tsx';

const AddMemberModal = lazyPart(async () => (await import('./AddMemberModal.tsx')).AddMemberModal);
const TakeOutModal = lazyPart(async () => (await import('./TakeOutModal.tsx')).TakeOutModal);

/** Who is and was in a group; who comes in and is taken out, for those who may. */
export function MembersTab({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('clientGroups');
  const { may } = usePermissions(['clientFileWrite']);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Membership | null>(null);
  const columns = useMemberColumns();
  const { data, error, mutate } = useMemberships(party._id);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPart />;
  const isEditable = may('clientFileWrite') && party.status !== 'E';
  const current = data.items.filter(({ isCurrent }) => isCurrent);
  return (
    <Section
      title={texts.members}
      actions={isEditable && <Button onClick={() => setAdding(true)}>{texts.add}</Button>}
    >
      {data.items.length === 0 ? (
        <p>{texts.noMembers}</p>
      ) : (
        <DataTable
          variant="plain"
          caption={texts.members}
          columns={columns}
          rows={data.items}
          rowKey={({ _id }) => _id}
          rowActions={row =>
            isEditable && row.isCurrent
              ? [{ id: 'end', label: texts.end, onSelect: () => setLeaving(row) }]
              : []
          }
        />
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <AddMemberModal
            party={party}
            exceptIds={current.map(({ party: member }) => member._id)}
            onClose={() => setAdding(false)}
          />
        )}
        {leaving && <TakeOutModal party={party} membership={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </Section>
  );
}
