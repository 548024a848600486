import type { Connection } from '@dossier/api/parties';
import { FormPercentField, type FormControl } from '@dossier/ui/form';
import { useTexts } from '../../../shared/translations.ts';
import { hasShare, hasVotes, type ShareForm } from './new-connection.ts';

/** How much is held: of the capital, of the votes, or of both, by what it is held as. */
export function HoldingFields<Values extends ShareForm>({
  control: formControl,
  via,
}: HoldingFieldsProps<Values>) {
  const texts = useTexts('connections');
  // A control is invariant in its values: the fields are a part of them.
  const control = formControl as unknown as FormControl<ShareForm>;
  const isFree = via === 'agreement' || via === 'role';
  return (
    <>
      {hasShare(via) && (
        <FormPercentField control={control} name="share" label={texts.share} isOptional={isFree} />
      )}
      {hasVotes(via) && (
        <FormPercentField
          control={control}
          name="votes"
          label={texts.votes}
          {...(hasShare(via) && { hint: texts.votesHint })}
          isOptional={via !== 'votes'}
        />
      )}
    </>
  );
}

interface HoldingFieldsProps<Values extends ShareForm> {
  readonly control: FormControl<Values>;
  readonly via: Connection['via'];
}
