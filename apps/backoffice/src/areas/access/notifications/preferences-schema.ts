import {
  choosableMessages,
  messageChannels,
  type ChoosableMessage,
  type MessageChannel,
} from '@dossier/api/contract';
import { object, string, type InferType } from 'yup';

const channel = () => string<MessageChannel>().oneOf(messageChannels).required();

export const preferencesSchema = object({
  channels: object(
    Object.fromEntries(choosableMessages.map(event => [event, channel()])) as Record<
      ChoosableMessage,
      ReturnType<typeof channel>
    >,
  ),
  digestHour: string().default(''),
});
export type PreferencesFormValues = InferType<typeof preferencesSchema>;
