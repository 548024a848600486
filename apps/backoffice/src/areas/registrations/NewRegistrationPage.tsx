import { useSession } from '@dossier/api/client';
import { useTenantSettings } from '@dossier/api/tenants';
import { Breadcrumbs } from '@dossier/ui/breadcrumbs';
import { ButtonLink } from '@dossier/ui/button';
import { Form, SubmitButton } from '@dossier/ui/form';
import { Cluster, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { RadioGroup } from '@dossier/ui/radio-group';
import { Section } from '@dossier/ui/section';
import { usePageTitle } from '../../shared/page-title.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useWords } from '../../shared/words.ts';
import { CompanyFields, PersonFields } from './PartyFields.tsx';
import { useNewRegistration } from './use-new-registration.ts';

const list = '/administration/registrations';

/** S1 §2, /administration/registrations/new: starts an onboarding for one person, two, or a company. */
export function NewRegistrationPage() {
  const t = useWords();
  const textOf = useVocabularyText();
  const session = useSession();
  const settings = useTenantSettings(session.status === 'signedIn' ? session.tenantId : null);
  const { form, type, changeType } = useNewRegistration();
  const words = t($ => $.registrations.new, { returnObjects: true });
  usePageTitle(words.title);
  const enabled = settings.data?.registrations.enabledTypes ?? [];
  return (
    <Stack gap="section">
      <PageHeader
        title={words.title}
        above={
          <Breadcrumbs
            label={t($ => $.registrations.detail.here)}
            crumbs={[{ label: t($ => $.registrations.title), href: list }]}
          />
        }
      >
        {words.subtitle}
      </PageHeader>
      <Form form={form} className="grid max-w-column gap-6">
        <RadioGroup
          label={words.type}
          value={type}
          onValueChange={changeType}
          options={enabled.map(value => ({
            value,
            label: textOf('registrationType', value),
            hint: words.types[value],
          }))}
        />
        {type === 'BUSINESS' ? (
          <Section variant="sheet" title={words.company}>
            <CompanyFields control={form.control} />
          </Section>
        ) : (
          <Section variant="sheet" title={type === 'JOINT' ? words.firstPerson : words.person}>
            <PersonFields control={form.control} who="first" />
          </Section>
        )}
        {type === 'JOINT' && (
          <Section variant="sheet" title={words.secondPerson}>
            <PersonFields control={form.control} who="second" />
          </Section>
        )}
        <Cluster>
          <SubmitButton control={form.control} busyLabel={words.submitting} reason={words.incomplete}>
            {words.submit}
          </SubmitButton>
          <ButtonLink variant="quiet" href={list}>
            {words.cancel}
          </ButtonLink>
        </Cluster>
      </Form>
    </Stack>
  );
}
