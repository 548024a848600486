import {
  choosableMessages,
  digestHours,
  messageChannels,
  type ChoosableMessage,
  type NotificationPreferences,
} from '@dossier/api/contract';
import type { PreferencesChange } from '@dossier/api/messages';
import { Form, FormSelect, SaveBar, useForm } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { preferencesSchema, type PreferencesFormValues } from './preferences-schema.ts';

const hours = Array.from(
  { length: digestHours.last - digestHours.first + 1 },
  (_, index) => digestHours.first + index,
);

/** Only Admins hear of registrations that no one works on. */
const forAdmins: ReadonlySet<ChoosableMessage> = new Set(['registrationSubmitted']);

/** A channel for each event, and the hour of the digest. */
export function PreferencesForm({ preferences, isAdmin, onSave, onStale }: PreferencesFormProps) {
  const texts = useTexts('notifications');
  const notify = useNotify({ VersionStale: texts.stale }, onStale);
  const form = useForm<PreferencesFormValues>({
    schema: preferencesSchema,
    defaultValues: {
      channels: Object.fromEntries(
        preferences.channels.map(({ messageType, channel }) => [messageType, channel]),
      ),
      digestHour: preferences.digestHour === null ? '' : String(preferences.digestHour),
    },
    onSubmit: async ({ channels, digestHour }) => {
      await notify(
        () =>
          onSave({
            channels: choosableMessages.map(messageType => ({ messageType, channel: channels[messageType] })),
            digestHour: digestHour === '' ? null : Number(digestHour),
          }),
        texts.saved,
      );
    },
  });
  const events = choosableMessages.filter(event => isAdmin || !forAdmins.has(event));
  return (
    <Form form={form} hasSummary={false} isGuarded>
      <Columns>
        {events.map(event => (
          <FormSelect
            key={event}
            control={form.control}
            name={`channels.${event}`}
            label={texts.events[event]}
            options={messageChannels.map(channel => ({ value: channel, label: texts.channels[channel] }))}
          />
        ))}
      </Columns>
      <FormSelect
        control={form.control}
        name="digestHour"
        label={texts.digest}
        hint={texts.digestHint}
        isOptional
        placeholder={texts.digestNever}
        options={hours.map(hour => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))}
      />
      <SaveBar form={form} />
    </Form>
  );
}

interface PreferencesFormProps {
  readonly preferences: NotificationPreferences;
  readonly isAdmin: boolean;
  readonly onSave: (body: PreferencesChange) => Promise<void>;
  readonly onStale: () => void;
}
