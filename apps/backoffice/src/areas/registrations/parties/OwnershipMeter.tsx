import { ownershipOf } from '@dossier/api/contract';
import { Progress } from '@dossier/ui/progress';
import { formatPercentage } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** What the owners of one company hold together, and how much of it is too much; nothing while no share is known. */
export function OwnershipMeter({ company, shares, isLive = false }: OwnershipMeterProps) {
  const t = useTranslations('parties');
  const [locale] = useLocale();
  const { total, over } = ownershipOf(shares);
  if (total === 0) return null;
  const percent = formatPercentage(total, locale);
  const tooMuch = () =>
    t($ => $.parties.ownership.over, { total: percent, over: formatPercentage(over, locale, false) });
  return (
    <div {...(isLive && { 'aria-live': 'polite' })} className="max-w-80">
      <Progress
        label={t($ => $.parties.ownership.of, { name: company })}
        value={total}
        tone={over > 0 ? 'danger' : 'primary'}
        valueText={over > 0 ? tooMuch() : percent}
      />
    </div>
  );
}

interface OwnershipMeterProps {
  readonly company: string;
  /** Of each owner: a decimal text, per cent. */
  readonly shares: readonly (string | undefined)[];
  /** It follows what someone types. @default false */
  readonly isLive?: boolean;
}
