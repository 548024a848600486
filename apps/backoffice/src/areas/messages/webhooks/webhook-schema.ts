import { webhookEvents, webhookLimits, type WebhookEvent } from '@dossier/api/contract';
import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string, type InferType } from 'yup';

const filled = (max: number) =>
  string()
    .default('')
    .test(...check(required))
    .max(max);
const { name, address, secretMin, secretMax } = webhookLimits;

/** @param needsSecret - an address that is new has none yet. */
export const webhookSchema = (needsSecret: boolean, secretLength: string) =>
  object({
    name: filled(name),
    address: filled(address),
    events: array(string<WebhookEvent>().oneOf(webhookEvents).required())
      .default([])
      .test(...check((value: unknown) => required(Array.isArray(value) && value.length > 0 ? 'some' : ''))),
    enabled: boolean().default(true),
    secret: string()
      .default('')
      .test(...check((value: unknown) => (needsSecret ? required(value) : undefined)))
      .test('length', secretLength, value =>
        value === '' ? true : value.trim().length >= secretMin && value.trim().length <= secretMax,
      ),
  });
export type WebhookFormValues = InferType<ReturnType<typeof webhookSchema>>;
