import { useCreateRegistration } from '@dossier/api/registrations';
import { ApiError } from '@dossier/api/gateway';
import { useForm, type PathViolation } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { registrationType, type RegistrationType } from '@dossier/validators/vocabularies';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../shared/words.ts';
import {
  emptyRegistration,
  formPath,
  newRegistrationSchema,
  registrationOf,
  type NewRegistrationForm,
} from './new-registration.ts';

/** The form of a new registration, and what happens when it is sent. */
export function useNewRegistration() {
  const t = useWords();
  const textOf = useErrorText();
  const { show } = useToasts();
  const [, navigate] = useLocation();
  const create = useCreateRegistration();
  const [type, setType] = useState<RegistrationType>('INDIVIDUAL');
  // Made when the form opens: pressing twice, or a reply that got lost, starts one registration.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const form = useForm<NewRegistrationForm>({
    schema: newRegistrationSchema(type),
    defaultValues: emptyRegistration(type),
    draft: `new registration ${type}`,
    onSubmit: send,
  });

  async function send(typed: NewRegistrationForm): Promise<readonly PathViolation[] | void> {
    try {
      const created = await create(registrationOf({ ...typed, type }), idempotencyKey);
      show({ tone: 'success', text: t($ => $.registrations.new.created, { number: created.number }) });
      navigate(`/administration/registrations/${created._id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The platform answered with a refusal: what is sent next is another request.
      if (error.kind === 'refused') setIdempotencyKey(crypto.randomUUID());
      if (error.fields.length > 0)
        return error.fields.map(field => ({ ...field, path: formPath(field.path) }));
      show({
        tone: 'error',
        text: error.kind === 'refused' ? error.message : textOf({ code: 'unexpected' }),
        requestId: error.requestId,
      });
    }
  }

  return {
    form,
    type,
    changeType: (value: string) => {
      if (!registrationType.is(value)) return;
      setType(value);
      form.methods.setValue('type', value);
    },
  };
}
