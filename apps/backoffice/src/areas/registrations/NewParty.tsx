import type { FormControl } from '@dossier/ui/form';
import { FormWhen } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { Suspense, type ReactNode } from 'react';
import { LinkedParty, SuggestedParties } from './parties/lazy-linking.ts';
import { suggestionsQuestion, type TypedParty } from '../../shared/party-file/suggestions-question.ts';
import type { NewRegistrationForm, PartyOfForm } from './new-registration.ts';
import type { NewRegistrationState } from './use-new-registration.ts';

/** A party of a new registration: its fields with the clients who may be the same, or the client that is linked. */
export function NewParty({ control, name, starting, children }: NewPartyProps) {
  const { linked, link, unlink } = starting;
  const client = linked[name];
  if (client)
    return (
      <Suspense>
        <LinkedParty party={client} onEnter={() => unlink(name)} />
      </Suspense>
    );
  return (
    <Stack>
      {children}
      <FormWhen control={control} name={name} is={isSought}>
        {typed => (
          <Suspense>
            <SuggestedParties
              typed={typed as NewRegistrationForm[PartyOfForm]}
              type={name === 'company' ? 'LE' : 'NP'}
              excluded={Object.values(linked).map(({ _id }) => _id)}
              onUse={party => link(name, party)}
            />
          </Suspense>
        )}
      </FormWhen>
    </Stack>
  );
}

const isSought = (typed: unknown) => suggestionsQuestion(typed as TypedParty) !== null;

interface NewPartyProps {
  readonly control: FormControl<NewRegistrationForm>;
  readonly name: PartyOfForm;
  readonly starting: NewRegistrationState;
  readonly children: ReactNode;
}
