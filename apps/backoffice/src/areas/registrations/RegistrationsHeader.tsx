import { usePermissions } from '@dossier/api/access';
import type { RegistrationList } from '@dossier/api/registrations';
import { Button, ButtonLink } from '@dossier/ui/button';
import { AddIcon, DownloadIcon } from '@dossier/ui/icons';
import { Link } from '@dossier/ui/link';
import { PageHeader } from '@dossier/ui/page-header';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { awaiting, changeList, listAddress, type ListState } from './list-address.ts';

/** How many there are, how many of them wait for the reader, and what is done with the list as a whole. */
export function RegistrationsHeader({ state, list, onExport }: RegistrationsHeaderProps) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const { may } = usePermissions(['clientFileOverviewPartiesExport']);
  const counted = (count: number) => ({ count, formatted: formatCount(count, locale) });
  const waiting = list?.counts['toApprove'] ?? 0;
  return (
    <PageHeader
      title={t($ => $.registrations.title)}
      actions={
        <>
          {may('clientFileOverviewPartiesExport') && (
            <Button
              icon={<DownloadIcon aria-hidden />}
              isDisabled={!list || list.total === 0}
              {...(list && { disabledReason: t($ => $.registrations.nothingToExport) })}
              onClick={onExport}
            >
              {t($ => $.registrations.export)}
            </Button>
          )}
          <ButtonLink
            variant="primary"
            icon={<AddIcon aria-hidden />}
            href="/administration/registrations/new"
          >
            {t($ => $.registrations.create)}
          </ButtonLink>
        </>
      }
    >
      {list ? t($ => $.registrations.summary, counted(list.counts['all'] ?? list.total)) : null}
      {waiting > 0 && (
        <>
          {', '}
          <Link variant="quiet" href={listAddress(changeList(state, awaiting))}>
            {t($ => $.registrations.waiting, counted(waiting))}
          </Link>
        </>
      )}
    </PageHeader>
  );
}

interface RegistrationsHeaderProps {
  readonly state: ListState;
  /** The list as it stands; absent until it is there. */
  readonly list: RegistrationList | undefined;
  readonly onExport: () => void;
}
