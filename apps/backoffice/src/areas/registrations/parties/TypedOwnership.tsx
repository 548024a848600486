import type { PartyNode } from '@dossier/api/contract';
import { FormWhen, type FormControl } from '@dossier/ui/form';
import { OwnershipMeter } from './OwnershipMeter.tsx';
import { partyName } from '../../../shared/party-file/party-name.ts';

/** What the owners of a company hold together, with the share that is being typed. */
export function TypedOwnership<Values extends { ownershipPercentage: string }>({
  control,
  company,
  owner,
}: TypedOwnershipProps<Values>) {
  const others = (company.parties ?? []).filter(({ _id }) => _id !== owner?._id);
  return (
    <FormWhen control={control} name={'ownershipPercentage' as never} is={isTyped}>
      {typed => (
        <OwnershipMeter
          isLive
          company={partyName(company)}
          shares={[...others.map(other => other.ownershipPercentage), String(typed)]}
        />
      )}
    </FormWhen>
  );
}

const isTyped = (value: unknown) => typeof value === 'string' && value !== '';

interface TypedOwnershipProps<Values extends { ownershipPercentage: string }> {
  readonly control: FormControl<Values>;
  readonly company: PartyNode;
  /** Whose share is typed; undefined for someone new. */
  readonly owner?: PartyNode;
}
