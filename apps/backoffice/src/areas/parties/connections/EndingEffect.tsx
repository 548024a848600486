import { useOwners, type BeneficialOwners, type Connection } from '@dossier/api/parties';
import { Notice } from '@dossier/ui/notice';
import { Skeleton } from '@dossier/ui/skeleton';
import { formatPercentage } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

const namesOf = ({ holders }: BeneficialOwners) =>
  holders.filter(({ basis }) => basis.length > 0).map(({ name }) => name ?? '—');

/** Who would be beneficial owners of a company once a connection has ended, next to who they are now. */
export function EndingEffect({ connection }: { readonly connection: Connection }) {
  const t = useTranslations('connections');
  const texts = useTexts('connections');
  const [locale] = useLocale();
  const { _id: without, to } = connection;
  const { data: now } = useOwners(to._id);
  const { data: then } = useOwners(to._id, { without });
  if (!now || !then) return <Skeleton height="3rem" />;
  const [before, after] = [namesOf(now), namesOf(then)];
  const gone = before.filter(name => !after.includes(name));
  const came = after.filter(name => !before.includes(name));
  const share = formatPercentage(Number(then.unknown), locale);
  return (
    <Notice
      tone={gone.length + came.length > 0 ? 'warning' : 'neutral'}
      title={t($ => $.connections.effect, { name: to.name })}
    >
      {gone.length + came.length === 0 && <p>{texts.noEffect}</p>}
      {gone.length > 0 && <p>{t($ => $.connections.gone, { names: gone.join(', ') })}</p>}
      {came.length > 0 && <p>{t($ => $.connections.came, { names: came.join(', ') })}</p>}
      {Number(then.unknown) > Number(now.unknown) && <p>{t($ => $.connections.unknown, { share })}</p>}
    </Notice>
  );
}
