import { useNotificationSettings } from '@dossier/api/messages';
import { webhookEvents, type NotificationSetting } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Form, FormCheckboxGroup, FormSwitch, FormTextField, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { violationsIn } from '../../../shared/violations-in.ts';
import { newSecret } from './new-secret.ts';
import { useWebhookNotify } from './use-webhook-notify.ts';
import { webhookSchema, type WebhookFormValues } from './webhook-schema.ts';

export function WebhookForm({ setting, onClose }: WebhookFormProps) {
  const t = useTranslations('webhooks');
  const texts = useTexts('webhooks');
  const { create, update } = useNotificationSettings();
  const { show } = useToasts();
  const close = useGuardedClose(onClose);
  const notify = useWebhookNotify(texts.tooMany);
  // Made with the form: sending twice adds one.
  const [locale] = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<WebhookFormValues>({
    schema: webhookSchema(setting === null, texts.secretLength),
    defaultValues: {
      name: setting?.name ?? '',
      address: setting?.address ?? '',
      events: [...(setting?.events ?? [])],
      enabled: setting?.enabled ?? true,
      secret: '',
    },
    onSubmit: async ({ name, secret, address, ...rest }) => {
      const body = { ...rest, name: name.trim(), address: address.trim() };
      const typed = secret.trim();
      const sent =
        setting === null ? create(body, typed, key) : update(setting, body, typed === '' ? null : typed);
      const violations = await violationsIn(sent, ['name', 'address', 'secret']);
      if (violations) return violations;
      const done =
        setting === null
          ? t($ => $.webhooks.form.added, { name: body.name })
          : t($ => $.webhooks.form.saved, { name: body.name });
      if (await notify(() => sent, done)) onClose();
      return undefined;
    },
  });
  const generate = () =>
    form.methods.setValue('secret', newSecret(), { shouldDirty: true, shouldValidate: true });
  const copy = async () => {
    await navigator.clipboard.writeText(form.methods.getValues('secret'));
    show({ tone: 'success', text: texts.copied });
  };
  const until = setting?.previousSecretUntil ?? null;
  const secretHint = [
    texts.secretHint,
    ...(setting === null ? [] : [texts.secretKeep]),
    ...(until === null ? [] : [t($ => $.webhooks.secretOverlap, { moment: formatInstant(until, locale) })]),
  ].join(' ');
  const title =
    setting === null ? texts.form.newTitle : t($ => $.webhooks.form.editTitle, { name: setting.name });
  return (
    <Modal isOpen onClose={close} title={title} width={750}>
      <Form form={form} hasSummary={false} isGuarded>
        <FormTextField
          control={form.control}
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
        />
        <FormTextField
          control={form.control}
          name="address"
          label={texts.address}
          hint={texts.addressHint}
          type="url"
          autoComplete="off"
        />
        <FormSwitch control={form.control} name="enabled" label={texts.enabled} />
        <FormTextField
          control={form.control}
          name="secret"
          label={texts.secret}
          hint={secretHint}
          isCode
          isOptional={setting !== null}
          autoComplete="off"
        />
        <Cluster>
          <Button size="small" onClick={generate}>
            {texts.generate}
          </Button>
          <Button size="small" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </Cluster>
        <FormCheckboxGroup
          control={form.control}
          name="events"
          label={texts.events}
          options={webhookEvents.map(event => ({
            value: event,
            label: texts.eventNames[event],
            group: texts.groups[event.split('.')[0] as keyof typeof texts.groups],
          }))}
        />
        <Cluster justify="end">
          <Button onClick={close}>{texts.cancel}</Button>
          <SubmitButton control={form.control} busyLabel={texts.form.busy}>
            {setting === null ? texts.form.add : texts.form.save}
          </SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}

interface WebhookFormProps {
  /** Null for a new one. */
  readonly setting: NotificationSetting | null;
  readonly onClose: () => void;
}
