import { useOwners, type BeneficialOwners } from '@dossier/api/parties';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Status } from '@dossier/ui/status';
import { ValueList } from '@dossier/ui/value-list';
import { formatDay, formatPercentage } from '../format.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';
import type { Candidate } from './confirmation-form.ts';
import { HolderReasons } from './HolderReasons.tsx';
import { OwnersConfirmation } from './OwnersConfirmation.tsx';

/** Who the beneficial owners of a company are by the shares that are stored, why, and what is still open. */
export function OwnersPanel({ partyId, day, markedIds, candidates }: OwnersPanelProps) {
  const t = useTranslations('owners');
  const { data, error, mutate } = useOwners(partyId, day ? { on: day } : {});
  return (
    <Section title={t($ => $.owners.title)}>
      {data ? (
        <Stack>
          <Outcome owners={data} markedIds={markedIds} />
          {!day && data.errors.length === 0 && (
            <OwnersConfirmation partyId={partyId} owners={data} candidates={candidates} />
          )}
        </Stack>
      ) : error ? (
        <LoadFailed error={error} title={t($ => $.owners.failed)} onRetry={() => void mutate()} />
      ) : (
        <Skeleton height="6rem" />
      )}
    </Section>
  );
}

function Outcome({ owners, markedIds }: OutcomeProps) {
  const t = useTranslations('owners');
  const [locale] = useLocale();
  const { comparator, errors, holders, needsSeniorManagers, on, threshold, unknown } = owners;
  const share = (percent: string) => formatPercentage(Number(percent), locale);
  const nameOf = (name: string | null) => name || t($ => $.owners.hidden);
  if (errors.length > 0)
    return (
      <Stack gap="small">
        {errors.map(({ code, parties, percent }) => (
          <Notice key={code + parties.join()} tone="danger">
            {code === 'OVER_100'
              ? t($ => $.owners.errors.OVER_100, {
                  party: nameOf(parties[0] ?? null),
                  share: share(percent ?? '0'),
                })
              : t($ => $.owners.errors.CLOSED_LOOP, { parties: parties.map(nameOf).join(', ') })}
          </Notice>
        ))}
      </Stack>
    );
  return (
    <Stack gap="small">
      <p>
        {t($ => $.owners.threshold[comparator], { threshold: share(threshold), date: formatDay(on, locale) })}
      </p>
      {holders.length === 0 ? (
        <p>{t($ => $.owners.empty)}</p>
      ) : (
        <ValueList
          items={holders.map(holder => ({
            id: holder._id,
            label: nameOf(holder.name),
            note: <HolderReasons holder={holder} isMarked={markedIds?.has(holder._id)} />,
            value: <Result holder={holder} />,
          }))}
        />
      )}
      {Number(unknown) > 0 && <Notice>{t($ => $.owners.unknown, { share: share(unknown) })}</Notice>}
      {needsSeniorManagers && <Notice tone="warning">{t($ => $.owners.seniorManagers)}</Notice>}
    </Stack>
  );
}

function Result({ holder: { basis, isPossible } }: { readonly holder: BeneficialOwners['holders'][number] }) {
  const t = useTranslations('owners');
  if (basis.length > 0) return <Status tone="info">{t($ => $.owners.result.owner)}</Status>;
  if (isPossible) return <Status tone="warning">{t($ => $.owners.result.possible)}</Status>;
  return (
    <Status tone="neutral" isOutlined>
      {t($ => $.owners.result.below)}
    </Status>
  );
}

interface OwnersPanelProps {
  /** The company. */
  readonly partyId: string;
  /** The day (yyyy-mm-dd) of which they are, which is only read; today without it. */
  readonly day?: string | undefined;
  /** Who is marked as beneficial owner where the panel stands; undefined where no one is marked. */
  readonly markedIds?: ReadonlySet<string>;
  /** Persons who may be senior managing officials, or owners for another reason. */
  readonly candidates: readonly Candidate[];
}

interface OutcomeProps {
  readonly owners: BeneficialOwners;
  readonly markedIds: ReadonlySet<string> | undefined;
}
