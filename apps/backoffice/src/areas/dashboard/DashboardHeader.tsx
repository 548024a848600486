import { overviewPeriods } from '@dossier/api/contract';
import { Button, ButtonLink } from '@dossier/ui/button';
import { AddIcon, ArrangeIcon } from '@dossier/ui/icons';
import { PageHeader } from '@dossier/ui/page-header';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { useLocation, useSearch } from 'wouter';
import type { WidgetProps } from '../../shared/widget.ts';
import { formatToday } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { dashboardAddress, readKind, readPeriod } from './dashboard-address.ts';

/** What day it is, how far back the figures go, which widgets there are, and where a registration begins. */
export function DashboardHeader({ title, months, onCustomise }: DashboardHeaderProps) {
  const t = useTranslations('dashboard', 'registrations');
  const [locale] = useLocale();
  const now = useNow();
  const [, navigate] = useLocation();
  const kind = readKind(new URLSearchParams(useSearch()));
  return (
    <PageHeader
      title={title}
      actions={
        <>
          <Button variant="quiet" icon={<ArrangeIcon aria-hidden />} onClick={onCustomise}>
            {t($ => $.dashboard.customise)}
          </Button>
          <SegmentedControl
            label={t($ => $.dashboard.period.label)}
            value={months}
            segments={overviewPeriods.map(value => ({ value, label: t($ => $.dashboard.period[value]) }))}
            onValueChange={value =>
              navigate(dashboardAddress(readPeriod(new URLSearchParams({ months: value })), kind), {
                replace: true,
              })
            }
          />
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
      {formatToday(now, locale)}
    </PageHeader>
  );
}

interface DashboardHeaderProps extends WidgetProps {
  readonly title: string;
  readonly onCustomise: () => void;
}
