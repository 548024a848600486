import {
  useCreateRegistration,
  useFindDuplicates,
  type Duplicate,
  type NewRegistration,
  type RegisteredCompany,
} from '@dossier/api/registrations';
import { ApiError } from '@dossier/api/gateway';
import { useForm, type PathViolation } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { registrationType, type RegistrationType } from '@dossier/validators/vocabularies';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocale } from '../../shared/use-locale.ts';
import { useTenantCountry } from '../../shared/use-tenant-country.ts';
import { useTranslations } from '../../shared/translations.ts';
import {
  duplicatesQuestion,
  emptyRegistration,
  formPath,
  newRegistrationSchema,
  registrationOf,
  type NewRegistrationForm,
  type Start,
} from './new-registration.ts';
import { addressOf, startOf } from './start-address.ts';
import { useLinkedParties } from './use-linked-parties.ts';

/** Nothing was sent, and nothing is wrong: a person has to look first. */
const notSent: readonly PathViolation[] = [{ path: 'root', code: 'unexpected' }];

/**
 * The form of a new registration, and what happens when it is sent.
 * @param enabled - the types that the firm takes.
 */
export function useNewRegistration(enabled: readonly RegistrationType[]) {
  const t = useTranslations('parties', 'registration');
  const textOf = useErrorText();
  const { show } = useToasts();
  const [path, navigate] = useLocation();
  const [locale] = useLocale();
  const country = useTenantCountry();
  const create = useCreateRegistration();
  const findDuplicates = useFindDuplicates();
  const start = startOf(new URLSearchParams(useSearch()), enabled);
  const change = (changes: Partial<Start>) =>
    navigate(`${path}?${addressOf({ ...start, ...changes })}`, { replace: true });
  const linking = useLinkedParties(start);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [duplicates, setDuplicates] = useState<readonly Duplicate[]>([]);
  const hasChecked = useRef(false);
  // Made when the form opens: pressing twice, or a reply that got lost, starts one registration.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const form = useForm<NewRegistrationForm>({
    schema: newRegistrationSchema(start, today, linking.linked),
    defaultValues: emptyRegistration(start.type, locale, country),
    draft: `new registration ${start.type}`,
    onSubmit: send,
  });

  /** Without a date of birth or a number there is nothing to find a duplicate by. */
  async function duplicatesOf(registration: NewRegistration): Promise<readonly Duplicate[]> {
    const question = duplicatesQuestion(registration);
    const isAsked = question.persons.length > 0 || question.chamberOfCommerceNo !== null;
    return isAsked ? findDuplicates(question) : [];
  }

  async function send(typed: NewRegistrationForm): Promise<readonly PathViolation[] | void> {
    try {
      const registration = registrationOf(typed, start, { linked: linking.linked, country });
      const duplicates = hasChecked.current ? [] : await duplicatesOf(registration);
      hasChecked.current = false;
      if (duplicates.length > 0) {
        setDuplicates(duplicates);
        return notSent;
      }
      const created = await create(registration, idempotencyKey);
      const { number } = created;
      show({
        tone: 'success',
        text: start.isAsked
          ? t($ => $.parties.start.asked, { number })
          : t($ => $.registration.new.created, { number }),
      });
      navigate(`/administration/registrations/${created._id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The platform answered with a refusal: what is sent next is another request.
      if (error.kind === 'refused') setIdempotencyKey(crypto.randomUUID());
      const refused = linking.violationText(error.fields);
      if (refused !== undefined) {
        show({ tone: 'error', text: refused, requestId: error.requestId });
        return notSent;
      }
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
    start,
    changeType: (value: string) => {
      if (!registrationType.is(value)) return;
      change({ type: value, isChild: false });
      form.methods.setValue('type', value);
    },
    changeChild: (isChild: boolean) => change({ isChild }),
    changeAsked: (isAsked: boolean) => change({ isAsked }),
    /** What the register knows of a company, taken over. */
    takeCompany: ({ address, status: _status, ...details }: RegisteredCompany) => {
      const { line1 = '', postalCode = '', city = '' } = address;
      const company = { ...form.methods.getValues('company'), ...details, line1, postalCode, city };
      form.methods.setValue('company', company, { shouldDirty: true, shouldValidate: true });
      show({ tone: 'success', text: t($ => $.parties.start.taken, { name: details.name }) });
    },
    linked: linking.linked,
    link: linking.link,
    unlink: linking.unlink,
    duplicates,
    closeDuplicates: () => setDuplicates([]),
    startAnyway: () => {
      setDuplicates([]);
      hasChecked.current = true;
      void form.submit();
    },
  };
}

export type NewRegistrationState = ReturnType<typeof useNewRegistration>;
