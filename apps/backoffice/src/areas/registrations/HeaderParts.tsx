import { ButtonLink } from '@dossier/ui/button';
import { AddIcon } from '@dossier/ui/icons';
import { Link } from '@dossier/ui/link';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { awaiting, registrationAddress, type ListState } from './list-address.ts';

export function CreateRegistration() {
  const t = useTranslations('registrations');
  return (
    <ButtonLink variant="primary" icon={<AddIcon aria-hidden />} href="/administration/registrations/new">
      <span className="max-md:hidden">{t($ => $.registrations.create)}</span>
      <span className="md:hidden">{t($ => $.registrations.createShort)}</span>
    </ButtonLink>
  );
}

export function WaitingNote({ state, counts }: WaitingNoteProps) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const count = counts['toApprove'] ?? 0;
  if (count === 0) return null;
  return (
    <>
      {', '}
      <Link variant="quiet" href={registrationAddress.write(registrationAddress.change(state, awaiting))}>
        {t($ => $.registrations.waiting, { count, formatted: formatCount(count, locale) })}
      </Link>
    </>
  );
}

interface WaitingNoteProps {
  readonly state: ListState;
  readonly counts: Readonly<Record<string, number>>;
}
