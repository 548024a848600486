import type { PartyNode } from '@dossier/api/contract';
import { FormWhen, type FormControl } from '@dossier/ui/form';
import { Notice } from '@dossier/ui/notice';
import { useTranslations } from '../translations.ts';
import { holderNames, isHolderKnown, type HolderName } from './account-holder.ts';
import type { PersonValues } from './party-values.ts';

/** Points out that an account is of no one that one would expect; it may be right all the same. */
export function HolderHint({ control, parties, party }: HolderHintProps) {
  const t = useTranslations('parties');
  const others = holderNames(parties, party);
  return (
    <FormWhen control={control} name={named} is={values => isUnknown(values, others)}>
      <Notice isLive>{t($ => $.parties.hints.otherHolder)}</Notice>
    </FormWhen>
  );
}

/** Whose account it may be, by what is typed: the holder, the kind of account, and the names of this person. */
const named = [
  'accountHolderName',
  'bankAccountType',
  'givenNames',
  'preferredName',
  'initials',
  'lastName',
  'companyName',
] as const;

/** Whether the holder of an IBAN is no one that one would expect. */
function isUnknown(values: unknown, others: readonly HolderName[]): boolean {
  const [holder = '', type, givenNames, preferredName, initials, lastName, companyName] =
    values as readonly string[];
  const names = Object.fromEntries(
    Object.entries({ givenNames, preferredName, initials, lastName, companyName }).filter(([, text]) => text),
  );
  return type !== 'OTHER' && !isHolderKnown(holder, [names, ...others]);
}

interface HolderHintProps {
  readonly control: FormControl<PersonValues>;
  /** Everyone of the registration: the account may be theirs. */
  readonly parties: readonly PartyNode[];
  readonly party: PartyNode;
}
