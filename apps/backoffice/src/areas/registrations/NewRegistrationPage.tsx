import { useSession } from '@dossier/api/client';
import { useTenantSettings } from '@dossier/api/tenants';
import { Breadcrumbs } from '@dossier/ui/breadcrumbs';
import { Button, ButtonLink } from '@dossier/ui/button';
import { Checkbox } from '@dossier/ui/checkbox';
import { Form, FormSelect, SubmitButton, type NeededField } from '@dossier/ui/form';
import { Cluster, Columns, Stack } from '@dossier/ui/layout';
import { AddIcon } from '@dossier/ui/icons';
import { PageHeader } from '@dossier/ui/page-header';
import { RadioGroup } from '@dossier/ui/radio-group';
import { Section } from '@dossier/ui/section';
import { channel } from '@dossier/validators/vocabularies';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useVocabularyOptions, useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { NewParty } from './NewParty.tsx';
import { NextSteps } from './NextSteps.tsx';
import { CompanyFields, PersonFields } from './PartyFields.tsx';
import { useNewRegistration } from './use-new-registration.ts';
import { WhoGives } from './WhoGives.tsx';

// Most registrations are of someone new.
const DuplicatesModal = lazyPart(async () => (await import('./DuplicatesModal.tsx')).DuplicatesModal);

const list = '/administration/registrations';
/** Only a name is needed, as the page says: nothing else is worth being called optional. */
const nothingNeeded: readonly NeededField[] = [];

/** S1 §2, /administration/registrations/new: starts an onboarding for one person, two, or a company. */
export function NewRegistrationPage() {
  const t = useTranslations('parties', 'registration', 'registrations');
  const textOf = useVocabularyText();
  const optionsOf = useVocabularyOptions();
  const session = useSession();
  const settings = useTenantSettings(session.status === 'signedIn' ? session.tenantId : null);
  const enabled = settings.data?.registrations.enabledTypes ?? [];
  const starting = useNewRegistration(enabled);
  const { form, start, changeType, changeChild } = starting;
  const { control } = form;
  const { type, isChild } = start;
  const [isSecondAsked, setSecond] = useState(false);
  // One that was typed before a reload is there again.
  const hasSecond = isSecondAsked || form.methods.getValues('third.lastName') !== '';
  const texts = t($ => $.registration.new, { returnObjects: true });
  const more = t($ => $.parties.start, { returnObjects: true });
  usePageTitle(texts.title);
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
      <Columns count="aside" className="xl:grid-cols-[minmax(0,44rem)_20rem]">
        <Form form={form} needed={nothingNeeded} className="grid gap-6">
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
                <CompanyFields control={control} isAsked={start.isAsked} onTake={starting.takeCompany} />
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
          {isChild && !hasSecond && (
            <Cluster>
              <Button icon={<AddIcon aria-hidden />} onClick={() => setSecond(true)}>
                {more.addSecond}
              </Button>
            </Cluster>
          )}
          {isChild && hasSecond && (
            <Section variant="sheet" title={more.second}>
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
        <NextSteps settings={settings.data?.registrations} isAsked={start.isAsked} />
      </Columns>
      {starting.duplicates.length > 0 && (
        <Suspense>
          <DuplicatesModal starting={starting} />
        </Suspense>
      )}
    </Stack>
  );
}
