import type { BeneficialOwners } from '@dossier/api/parties';
import { formatPercentage } from '../format.ts';
import { useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';

type Holder = BeneficialOwners['holders'][number];

const measures = ['economic', 'voting', 'controlled'] as const;

/** What a person holds, through which companies, and whether that is what the registration says of them. */
export function HolderReasons({ holder, isMarked }: HolderReasonsProps) {
  const t = useTranslations('owners');
  const [locale] = useLocale();
  const share = (percent: string) => formatPercentage(Number(percent), locale);
  const range = ({ low, high }: Holder['economic']) =>
    low === high ? share(low) : t($ => $.owners.share.range, { low: share(low), high: share(high) });
  // Control that says no more than the votes is not repeated.
  const isNew = (measure: (typeof measures)[number]) =>
    measure !== 'controlled' || holder.controlled.low !== holder.voting.low;
  const facts = measures
    .filter(measure => Number(holder[measure].high) > 0 && isNew(measure))
    .map(measure => t($ => $.owners.share[measure], { share: range(holder[measure]) }));
  const isOwner = holder.basis.length > 0;
  const isUnlike = isMarked !== undefined && isOwner !== isMarked;
  return (
    <>
      <span className="block">
        {[
          ...facts,
          ...(holder.basis.includes('agreement') ? [t($ => $.owners.agreement)] : []),
          ...(holder.basis.includes('owner') ? [t($ => $.owners.sole)] : []),
        ].join(', ')}
      </span>
      {holder.paths
        .filter(({ names }) => names.length > 2)
        .map(({ names, percent }) => (
          <span key={names.join()} className="block">
            {t($ => $.owners.path, {
              path: names.map(name => name || t($ => $.owners.hidden)).join(' → '),
              share: share(percent),
            })}
          </span>
        ))}
      {isUnlike && (
        <strong className="block">{isOwner ? t($ => $.owners.unmarked) : t($ => $.owners.marked)}</strong>
      )}
    </>
  );
}

interface HolderReasonsProps {
  readonly holder: Holder;
  /** Marked as beneficial owner where the panel stands; undefined where no one is marked. */
  readonly isMarked: boolean | undefined;
}
