import { useSession } from '@dossier/api/client';
import { useTenantSettings } from '@dossier/api/tenants';
import { Breadcrumbs } from '@dossier/ui/breadcrumbs';
import { ButtonLink } from '@dossier/ui/button';
import { Checkbox } from '@dossier/ui/checkbox';
import { Form, FormSelect, SubmitButton } from '@dossier/ui/form';
import { Cluster, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { RadioGroup } from '@dossier/ui/radio-group';
import { Section } from '@dossier/ui/section';
import { channel } from '@dossier/validators/vocabularies';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useVocabularyOptions, useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { CompanySearch } from './CompanySearch.tsx';
import { NewParty } from './NewParty.tsx';
import { CompanyFields, PersonFields } from './PartyFields.tsx';
import { useNewRegistration } from './use-new-registration.ts';
import { WhoGives } from './WhoGives.tsx';

// Most registrations are of someone new.
const DuplicatesModal = lazyPart(async () => (await import('./DuplicatesModal.tsx')).DuplicatesModal);

const list = '/administration/registrations';

/** S1 §2, /administration/registrations/new: starts an onboarding for one person, two, or a company. */
export function NewRegistrationPage() {
  const t = useTranslations('parties', 'registration', 'registrations');
  const textOf = useVocabularyText();
  const optionsOf = useVocabularyOptions();
  const session = useSession();
  const settings = useTenantSettings(session.status === 'signedIn' ? session.tenantId : null);
  const starting = useNewRegistration();
  const { form, start, changeType, changeChild } = starting;
  const { control } = form;
  const { type, isChild } = start;
  const texts = t($ => $.registration.new, { returnObjects: true });
  const more = t($ => $.parties.start, { returnObjects: true });
  usePageTitle(texts.title);
  const enabled = settings.data?.registrations.enabledTypes ?? [];
  return (
    <Stack gap="section">
      <PageHeader
        title={texts.title}
        above={
          <Breadcrumbs
            label={t($ => $.registration.detail.here)}
            crumbs={[{ label: t($ => $.registrations.title), href: list }]}
          />
        }
      >
        {texts.subtitle}
      </PageHeader>
      <Form form={form} className="grid max-w-column gap-6">
        <RadioGroup
          label={texts.type}
          value={type}
          onValueChange={changeType}
          options={enabled.map(value => ({
            value,
            label: textOf('registrationType', value),
            hint: texts.types[value],
          }))}
        />
        {type === 'INDIVIDUAL' && (
          <Checkbox
            label={more.child}
            hint={more.childHint}
            isChecked={isChild}
            onValueChange={changeChild}
          />
        )}
        {type === 'BUSINESS' ? (
          <Section variant="sheet" title={texts.company}>
            <NewParty control={control} name="company" starting={starting}>
              <CompanySearch onTake={starting.takeCompany} />
              <CompanyFields control={control} isAsked={start.isAsked} />
            </NewParty>
          </Section>
        ) : (
          <Section
            variant="sheet"
            title={isChild ? more.childTitle : type === 'JOINT' ? texts.firstPerson : texts.person}
          >
            <NewParty control={control} name="first" starting={starting}>
              <PersonFields control={control} who="first" isAsked={start.isAsked && !isChild} />
            </NewParty>
          </Section>
        )}
        {(type === 'JOINT' || isChild) && (
          <Section variant="sheet" title={isChild ? more.representative : texts.secondPerson}>
            <NewParty control={control} name="second" starting={starting}>
              <PersonFields control={control} who="second" isAsked={start.isAsked && isChild} />
            </NewParty>
          </Section>
        )}
        {isChild && (
          <Section variant="sheet" title={more.second}>
            <p>{more.secondHint}</p>
            <NewParty control={control} name="third" starting={starting}>
              <PersonFields control={control} who="third" isOptional />
            </NewParty>
          </Section>
        )}
        <WhoGives control={control} isAsked={start.isAsked} onAskedChange={starting.changeAsked} />
        <FormSelect
          control={control}
          name="channel"
          label={more.channel}
          hint={more.channelHint}
          options={optionsOf(channel)}
        />
        <Cluster>
          <SubmitButton control={control} busyLabel={texts.submitting} reason={texts.incomplete}>
            {texts.submit}
          </SubmitButton>
          <ButtonLink variant="quiet" href={list}>
            {texts.cancel}
          </ButtonLink>
        </Cluster>
      </Form>
      {starting.duplicates.length > 0 && (
        <Suspense>
          <DuplicatesModal starting={starting} />
        </Suspense>
      )}
    </Stack>
  );
}
