import type { User } from '@dossier/api/access';
import { PersonName } from '@dossier/ui/avatar';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { Stack } from '@dossier/ui/layout';
import { Status } from '@dossier/ui/status';
import { formatDay, formatMoment } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';

export const nameOf = ({ firstName, middleName, lastName }: User): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/**
 * The columns of the Users page.
 * @param groupNames - by their ids; null for a reader who may not see groups.
 */
export function useUserColumns(groupNames: ReadonlyMap<string, string> | null): DataTableColumn<User>[] {
  const textOf = useVocabularyText();
  const [locale] = useLocale();
  const now = useNow();
  const texts = useTexts('users');
  const t = useTranslations('users');
  const factor = { SOFTWARE: texts.mfaApp, SMS: texts.mfaSms, none: texts.mfaNone };
  const stateOf = ({ enabled, confirmed, absence }: User) => {
    if (!enabled) return { tone: 'neutral', text: texts.disabled } as const;
    if (!confirmed) return { tone: 'warning', text: texts.unconfirmed } as const;
    if (!absence?.isNow) return { tone: 'success', text: texts.active } as const;
    return {
      tone: 'info',
      text: t($ => $.users.away, { day: formatDay(absence.until, locale) }),
    } as const;
  };
  const deputyOf = ({ enabled, confirmed, absence }: User): string[] =>
    enabled && confirmed && absence?.isNow && absence.deputy !== null
      ? [t($ => $.users.deputy, { name: absence.deputy })]
      : [];
  return [
    {
      id: 'name',
      header: texts.name,
      isPrimary: true,
      isSortable: true,
      minWidth: 170,
      grow: 1.6,
      text: nameOf,
      cell: user => <PersonName>{nameOf(user)}</PersonName>,
    },
    {
      id: 'username',
      header: texts.username,
      isSortable: true,
      minWidth: 130,
      grow: 1.5,
      text: user => user.username,
    },
    {
      id: 'email',
      header: texts.email,
      isSortable: true,
      minWidth: 170,
      isWideOnCard: true,
      grow: 2,
      text: user => user.email,
    },
    {
      id: 'role',
      header: texts.role,
      isSortable: true,
      minWidth: 114,
      grow: 0.6,
      text: user => textOf('role', user.profile),
    },
    ...(groupNames === null
      ? []
      : [
          {
            id: 'groups',
            header: texts.inGroups,
            isSortable: true,
            minWidth: 110,
            text: ({ groups }: User) => groups.flatMap(id => groupNames.get(id) ?? []).join(', '),
          },
        ]),
    {
      id: 'status',
      header: texts.status,
      isSortable: true,
      minWidth: 125,
      isNoWrap: true,
      text: user => [stateOf(user).text, ...deputyOf(user)].join(', '),
      cell: user => (
        <Stack gap="small">
          <Status tone={stateOf(user).tone}>{stateOf(user).text}</Status>
          {deputyOf(user)}
        </Stack>
      ),
    },
    {
      id: 'mfa',
      header: texts.mfa,
      isSortable: true,
      minWidth: 150,
      grow: 0.8,
      text: user => factor[user.mfaMethod ?? 'none'],
    },
    {
      id: 'lastSeen',
      header: texts.lastSeen,
      isSortable: true,
      minWidth: 112,
      grow: 0.6,
      isNoWrap: true,
      align: 'end',
      sortValue: user => user.lastSeenAt,
      text: user => (user.lastSeenAt === null ? texts.never : formatMoment(user.lastSeenAt, now, locale)),
    },
  ];
}
