import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { Badge } from '@dossier/ui/badge';
import { Breadcrumbs, type Crumb } from '@dossier/ui/breadcrumbs';
import { PageHeader } from '@dossier/ui/page-header';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';

/** The head of every page about one registration: its client, how it stands, and its reference. */
export function RecordHeader({ registration, progress, crumb, actions }: RecordHeaderProps) {
  const t = useTranslations('record', 'registration');
  const textOf = useVocabularyText();
  const { name, number, type, parties } = registration;
  const entry = registrationStatus.entry(registration.status);
  const status = textOf('registrationStatus', registration.status);
  const isWaiting = progress?.signOff?.state === 'requested';
  const [first] = parties;
  const city = (first?.naturalPerson ?? first?.legalEntity)?.address?.city;
  return (
    <PageHeader
      title={name}
      above={
        <Breadcrumbs
          label={t($ => $.registration.detail.here)}
          crumbs={[
            { label: t($ => $.registration.detail.back), href: '/administration/registrations' },
            ...(crumb ? [crumb] : []),
          ]}
        />
      }
      badge={
        <Badge tone={entry?.tone ?? 'neutral'} isOutlined={entry?.outlined}>
          {isWaiting ? t($ => $.record.signOff.waitingStatus, { status }) : status}
        </Badge>
      }
      actions={actions}
    >
      {[number, textOf('registrationType', type), city].filter(Boolean).join(' · ')}
    </PageHeader>
  );
}

interface RecordHeaderProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress | undefined;
  /** Between the list and this page. */
  readonly crumb?: Crumb;
  readonly actions?: ReactNode;
}
