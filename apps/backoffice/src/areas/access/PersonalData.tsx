import { useProfile, type Profile } from '@dossier/api/access';
import { ApiError } from '@dossier/api/gateway';
import { useRegionSettings } from '@dossier/api/tenants';
import { useSession } from '@dossier/api/client';
import { Form, FormSelect, SaveBar, useForm } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { locales, useErrorText } from '@dossier/ui/messages';
import { Section } from '@dossier/ui/section';
import { TextField } from '@dossier/ui/text-field';
import { useToasts } from '@dossier/ui/toast';
import { object, string, type InferType } from 'yup';
import { isLocale } from '../../shared/locale.ts';
import { languagesOf } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { nameFields } from './name-schema.ts';
import { NameFields } from './NameFields.tsx';

const schema = object({
  ...nameFields(),
  locale: string().default(''),
});
type OwnDataForm = InferType<typeof schema>;

/** What someone may change of themselves; the address and the phone are the Admin's to change. */
export function OwnData({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('account');
  const textOf = useErrorText();
  const { show } = useToasts();
  const { update, mutate } = useProfile();
  const session = useSession();
  const { data: regions } = useRegionSettings(session.status === 'signedIn' ? session.tenantId : null);
  const form = useForm<OwnDataForm>({
    schema,
    defaultValues: {
      firstName: profile.firstName,
      middleName: profile.middleName ?? '',
      lastName: profile.lastName,
      locale: profile.locale ?? '',
    },
    onSubmit: async ({ middleName: middle, locale, ...names }) => {
      const chosenLocale = isLocale(locale) ? locale : null;
      try {
        await update(
          { ...names, middleName: middle === '' ? null : middle, locale: chosenLocale },
          profile.version,
        );
        show({ tone: 'success', text: textOf({ code: 'updated' }) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isStale = error.type === 'VersionStale';
        // What changed meanwhile elsewhere is no fault; everything else is one (S1 §8).
        if (isStale) show({ tone: 'warning', text: t($ => $.account.profile.stale) });
        else show({ tone: 'error', text: error.message });
        if (isStale) await mutate();
      }
    },
  });
  const allowed = languagesOf(regions?.allowedLocales ?? locales);
  return (
    <Section title={t($ => $.account.profile.own)}>
      <Form form={form} hasSummary={false} isGuarded>
        <Columns>
          <TextField label={t($ => $.account.profile.username)} value={profile.username} readOnly />
          <TextField label={t($ => $.account.profile.email)} value={profile.email} readOnly />
          <NameFields control={form.control} />
          <TextField label={t($ => $.account.profile.phone)} value={profile.phone ?? '—'} readOnly />
          <FormSelect
            control={form.control}
            name="locale"
            label={t($ => $.account.profile.locale)}
            isOptional
            placeholder={t($ => $.account.profile.localeTenant)}
            options={allowed.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Columns>
        <SaveBar form={form} />
      </Form>
    </Section>
  );
}
