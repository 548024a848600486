import type { AccessToken } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { ValueList } from '@dossier/ui/value-list';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

/** What a token may do, and what of it was lost with its owner. */
export function TokenScopes({ token, onClose }: TokenScopesProps) {
  const t = useTranslations('tokens');
  const texts = useTexts('tokens');
  const textOf = useVocabularyText('access');
  const lost = t($ => $.tokens.details.lost, { owner: token.userName });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t($ => $.tokens.details.title, { name: token.name })}
      footer={<Button onClick={onClose}>{texts.details.close}</Button>}
    >
      <Stack>
        {token.state === 'ended' && <Notice tone="warning">{texts.stateNotes.ended}</Notice>}
        <ValueList
          items={token.scopes.map(scope => ({
            id: scope,
            label: textOf('permission', scope),
            value: <code>{scope}</code>,
            ...(token.lostScopes.includes(scope) && { note: lost }),
          }))}
        />
      </Stack>
    </Modal>
  );
}

interface TokenScopesProps {
  readonly token: AccessToken;
  readonly onClose: () => void;
}
