import { useAccessTokens } from '@dossier/api/access';
import type { AccessToken } from '@dossier/api/contract';
import type { RowAction } from '@dossier/ui/data-table';
import { Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { SettingsTable } from '../../../shared/SettingsTable.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { NewTokenModal } from './NewTokenModal.tsx';
import { TokenScopes } from './TokenScopes.tsx';
import { useTokenColumns } from './use-token-columns.tsx';

export function TokenList({ tokens, mayChange }: TokenListProps) {
  const t = useTranslations('tokens');
  const texts = useTexts('tokens');
  const { revoke, mutate } = useAccessTokens();
  const notify = useNotify({ NotFound: texts.gone }, () => void mutate());
  const columns = useTokenColumns();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<AccessToken | null>(null);
  const [revoked, setRevoked] = useState<AccessToken | null>(null);
  const actionsOf = (token: AccessToken): RowAction[] => [
    { id: 'show', label: texts.show, onSelect: () => setShown(token) },
    ...(mayChange
      ? [
          {
            id: 'revoke',
            label: texts.revoke,
            tone: 'danger' as const,
            group: 1,
            onSelect: () => setRevoked(token),
          },
        ]
      : []),
  ];
  const answer = async (isYes: boolean) => {
    if (isYes && revoked) await notify(() => revoke(revoked), texts.revoked);
    setRevoked(null);
  };
  return (
    <Stack gap="section">
      <SettingsTable
        texts={texts}
        columns={columns}
        rows={tokens}
        sorted={[]}
        actionsOf={actionsOf}
        onAdd={mayChange ? () => setAdding(true) : undefined}
      />
      {isAdding && <NewTokenModal onClose={() => setAdding(false)} />}
      {shown && <TokenScopes token={shown} onClose={() => setShown(null)} />}
      <ConfirmModal
        isOpen={revoked !== null}
        tone="danger"
        title={t($ => $.tokens.revokeTitle, { name: revoked?.name ?? '' })}
        questions={[texts.revokeText]}
        onAnswer={isYes => void answer(isYes)}
      />
    </Stack>
  );
}

interface TokenListProps {
  readonly tokens: readonly AccessToken[];
  readonly mayChange: boolean;
}
