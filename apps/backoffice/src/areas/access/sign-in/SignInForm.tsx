import type { User } from '@dossier/api/access';
import { isSignInLowered } from '@dossier/api/contract';
import type { AuthenticationSection } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { CheckboxGroup } from '@dossier/ui/checkbox-group';
import { Cluster, Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { countSentToSetup, factors, type Factor } from './sent-to-setup.ts';
import { SessionFields } from './SessionFields.tsx';

/**
 * The second factors that the firm takes, and how long its sessions last. Whom a choice sends to set-up, and that a second
 * person has to agree, is said before it is saved.
 */
export function SignInForm({ section, users, isReadOnly, onSave, onStale }: SignInFormProps) {
  const t = useTranslations('authentication');
  const texts = useTexts('authentication');
  const notify = useNotify({ VersionStale: texts.stale, Blocked: texts.already }, onStale);
  const [chosen, setChosen] = useState<readonly Factor[]>(section.value.allowedMFAMethods);
  const [sessions, setSessions] = useState(section.value.sessions);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const count = countSentToSetup(users, chosen);
  const { allowedMFAMethods: present, sessions: limits } = section.value;
  const value = { allowedMFAMethods: [...chosen], sessions };
  const isChanged =
    chosen.join() !== factors.filter(factor => present.includes(factor)).join() ||
    (['idleMinutes', 'hours', 'trustedHours'] as const).some(name => sessions[name] !== limits[name]);
  const isLowered = isSignInLowered(section.value, value);
  const answer = async (isYes: boolean) => {
    setBusy(isYes);
    if (isYes) await notify(() => onSave(value, section.version), isLowered ? texts.requested : texts.saved);
    setBusy(false);
    setAsking(false);
  };
  return (
    <Stack>
      <CheckboxGroup
        label={texts.methods}
        isDisabled={isReadOnly}
        options={factors.map(value => ({
          value,
          label: texts.factors[value],
          hint: texts.factorHints[value],
        }))}
        value={chosen}
        onValueChange={values => setChosen(factors.filter(factor => values.includes(factor)))}
      />
      <Notice tone={count > 0 ? 'warning' : 'info'}>
        {chosen.length === 0 ? texts.none : t($ => $.authentication.setup, { count })}
      </Notice>
      <SessionFields value={sessions} isReadOnly={isReadOnly} onChange={setSessions} />
      {isLowered && <Notice tone="warning">{texts.lowers}</Notice>}
      {!isReadOnly && (
        <Cluster justify="end">
          <Button variant="primary" isDisabled={!isChanged} onClick={() => setAsking(true)}>
            {texts.save}
          </Button>
        </Cluster>
      )}
      <ConfirmModal
        isOpen={isAsking}
        title={texts.question}
        questions={[
          chosen.length === 0 ? texts.none : t($ => $.authentication.setup, { count }),
          ...(isLowered ? [texts.lowers] : []),
        ]}
        isBusy={isBusy}
        onAnswer={isYes => void answer(isYes)}
      />
    </Stack>
  );
}

interface SignInFormProps {
  readonly section: AuthenticationSection;
  readonly users: readonly User[];
  readonly isReadOnly: boolean;
  readonly onSave: (value: AuthenticationSection['value'], version: number) => Promise<unknown>;
  readonly onStale: () => void;
}
