import { Button, ButtonLink } from '@dossier/ui/button';
import { AddIcon, ArrangeIcon } from '@dossier/ui/icons';
import { PageHeader } from '@dossier/ui/page-header';
import type { WidgetProps } from '../../shared/widget.ts';
import { formatToday } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useIsNarrow } from '../../shared/use-media.ts';
import { PeriodControl } from './PeriodControl.tsx';

/** What day it is, how far back the figures go, which widgets there are, and where a registration begins. */
export function DashboardHeader({ title, months, onCustomise }: DashboardHeaderProps) {
  const t = useTranslations('dashboard', 'registrations');
  const [locale] = useLocale();
  const now = useNow();
  const isNarrow = useIsNarrow();
  return (
    <PageHeader
      title={title}
      actions={
        <>
          <Button variant="quiet" icon={<ArrangeIcon aria-hidden />} onClick={onCustomise}>
            <span className="max-md:sr-only">{t($ => $.dashboard.customise)}</span>
          </Button>
          {!isNarrow && <PeriodControl months={months} />}
          <ButtonLink
            variant="primary"
            icon={<AddIcon aria-hidden />}
            href="/administration/registrations/new"
          >
            <span className="max-md:hidden">{t($ => $.registrations.create)}</span>
            <span className="md:hidden">{t($ => $.registrations.createShort)}</span>
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
