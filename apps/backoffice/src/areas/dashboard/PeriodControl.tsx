import { overviewPeriods } from '@dossier/api/contract';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { useLocation, useSearch } from 'wouter';
import type { WidgetProps } from '../../shared/widget.ts';
import { useTranslations } from '../../shared/translations.ts';
import { dashboardAddress, readKind, readPeriod } from './dashboard-address.ts';

export function PeriodControl({ months }: WidgetProps) {
  const t = useTranslations('dashboard');
  const [, navigate] = useLocation();
  const kind = readKind(new URLSearchParams(useSearch()));
  return (
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
  );
}
