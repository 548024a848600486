import { useAccessTokens, usePermissions, type NewAccessToken } from '@dossier/api/access';
import { tokenScopes } from '@dossier/api/contract';
import { ApiError } from '@dossier/api/gateway';
import { maximumValidityDays } from '@dossier/validators/limits';
import { Button } from '@dossier/ui/button';
import {
  Form,
  FormCheckboxGroup,
  FormPasswordField,
  FormSelect,
  FormTextField,
  SubmitButton,
  useForm,
} from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useEffect, useState } from 'react';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { violationsIn } from '../../../shared/violations-in.ts';
import { tokenSchema, validities, type TokenForm } from './token-schema.ts';
import { useScopeOptions } from './use-scope-options.ts';

/** What a token is called, how long it counts, and what it may do of what its owner may. */
export function NewTokenForm({ onClose, onMade }: NewTokenFormProps) {
  const t = useTranslations('tokens');
  const texts = useTexts('tokens');
  const { create, mutate } = useAccessTokens();
  const { may } = usePermissions(tokenScopes);
  const scopes = useScopeOptions(may);
  const close = useGuardedClose(onClose);
  const notify = useNotify({}, () => void mutate());
  const [made, setMade] = useState<NewAccessToken | null>(null);
  const [isProving, setProving] = useState(false);
  // Once the form is sent: it would ask whether what was typed is to be discarded.
  useEffect(() => {
    if (made !== null) onMade(made);
  }, [made, onMade]);
  const form = useForm<TokenForm>({
    schema: tokenSchema,
    defaultValues: { name: '', days: String(maximumValidityDays), scopes: [], password: '' },
    onSubmit: async ({ name, days, scopes: chosen, password }) => {
      const sent = create({
        name: name.trim(),
        scopes: chosen,
        validityDays: Number(days),
        password: password === '' ? null : password,
      });
      const errorType = await errorTypeOf(sent);
      if (errorType === 'PasswordRequired') {
        setProving(true);
        return undefined;
      }
      if (errorType === 'UsernamePasswordMismatch') return [{ path: 'password', code: 'existingPassword' }];
      const violations = await violationsIn(sent, ['name']);
      if (violations) return violations;
      if (
        await notify(
          () => sent,
          t($ => $.tokens.new.made, { name: name.trim() }),
        )
      )
        setMade(await sent);
      return undefined;
    },
  });
  if (made !== null) return null;
  return (
    <Modal isOpen onClose={close} title={texts.new.title} width={900}>
      <Form form={form} hasSummary={false} isGuarded>
        <p>
          {texts.new.text} {texts.new.only}
        </p>
        <FormTextField
          control={form.control}
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
        />
        <FormSelect
          control={form.control}
          name="days"
          label={texts.new.days}
          options={validities.map(days => ({
            value: String(days),
            label: t($ => $.tokens.new.dayCount, { count: days }),
          }))}
        />
        <FormCheckboxGroup
          control={form.control}
          name="scopes"
          label={texts.new.permissions}
          options={scopes}
        />
        {isProving && (
          <FormPasswordField
            control={form.control}
            name="password"
            label={texts.new.password}
            hint={texts.new.passwordText}
            autoComplete="current-password"
            autoFocus
          />
        )}
        <Cluster justify="end">
          <Button onClick={close}>{texts.cancel}</Button>
          <SubmitButton control={form.control} busyLabel={texts.new.busy}>
            {texts.new.submit}
          </SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}

/** Why something was refused; undefined where it was not, or for no reason of the contract. */
const errorTypeOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.type : undefined),
  );

interface NewTokenFormProps {
  readonly onClose: () => void;
  readonly onMade: (made: NewAccessToken) => void;
}
