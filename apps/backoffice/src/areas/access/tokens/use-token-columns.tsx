import type { AccessToken, TokenState } from '@dossier/api/contract';
import { PersonName } from '@dossier/ui/avatar';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { Status } from '@dossier/ui/status';
import { formatDay, formatMoment } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

const tones = { active: 'success', expired: 'neutral', ended: 'danger' } as const satisfies Readonly<
  Record<TokenState, string>
>;

export function useTokenColumns(): DataTableColumn<AccessToken>[] {
  const t = useTranslations('tokens');
  const texts = useTexts('tokens');
  const [locale] = useLocale();
  const now = useNow();
  const scopesOf = ({ scopes, lostScopes }: AccessToken) =>
    [
      t($ => $.tokens.scopesCount, { count: scopes.length }),
      ...(lostScopes.length > 0 ? [t($ => $.tokens.lost, { count: lostScopes.length })] : []),
    ].join(', ');
  return [
    { id: 'name', header: texts.name, isPrimary: true, isSortable: true, text: ({ name }) => name },
    {
      id: 'owner',
      header: texts.owner,
      isSortable: true,
      text: ({ userName }) => userName,
      cell: ({ userName }) => <PersonName>{userName}</PersonName>,
    },
    {
      id: 'scopes',
      header: texts.scopes,
      isSortable: true,
      text: scopesOf,
      sortValue: ({ scopes }) => scopes.length,
    },
    {
      id: 'state',
      header: texts.state,
      isSortable: true,
      isNoWrap: true,
      text: ({ state }) => texts.states[state],
      cell: ({ state }) => <Status tone={tones[state]}>{texts.states[state]}</Status>,
    },
    {
      id: 'expires',
      header: texts.expires,
      isSortable: true,
      isNoWrap: true,
      text: ({ expiresAt }) => formatDay(expiresAt, locale),
      sortValue: ({ expiresAt }) => expiresAt,
    },
    {
      id: 'lastUsed',
      header: texts.lastUsed,
      isSortable: true,
      isNoWrap: true,
      align: 'end',
      sortValue: ({ lastUsedAt }) => lastUsedAt,
      text: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : formatMoment(lastUsedAt, now, locale)),
    },
  ];
}
