import type { User } from '@dossier/api/access';
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

/** The second factors that the firm takes; what is chosen sends people to set-up, and that is said before it is saved. */
export function SignInForm({ section, users, isReadOnly, onSave, onStale }: SignInFormProps) {
  const t = useTranslations('authentication');
  const texts = useTexts('authentication');
  const notify = useNotify({ VersionStale: texts.stale }, onStale);
  const [chosen, setChosen] = useState<readonly Factor[]>(section.value.allowedMFAMethods);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const count = countSentToSetup(users, chosen);
  const isChanged = chosen.join() !== factors.filter(f => section.value.allowedMFAMethods.includes(f)).join();
  const answer = async (isYes: boolean) => {
    setBusy(isYes);
    if (isYes) await notify(() => onSave([...chosen], section.version), texts.saved);
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
        questions={[chosen.length === 0 ? texts.none : t($ => $.authentication.setup, { count })]}
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
  readonly onSave: (methods: Factor[], version: number) => Promise<unknown>;
  readonly onStale: () => void;
}
