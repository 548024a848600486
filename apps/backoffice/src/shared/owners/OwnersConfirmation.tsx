import { usePermissions } from '@dossier/api/access';
import type { BeneficialOwners } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Status } from '@dossier/ui/status';
import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatInstant } from '../format.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';
import type { Candidate } from './confirmation-form.ts';

const ConfirmOwnersModal = lazyPart(
  async () => (await import('./ConfirmOwnersModal.tsx')).ConfirmOwnersModal,
);

/** Who confirmed the owners, and whether that still holds; the way to do it. */
export function OwnersConfirmation({ partyId, owners, candidates }: OwnersConfirmationProps) {
  const t = useTranslations('owners');
  const [isOpen, setOpen] = useState(false);
  const request = useConfirmationRequest(partyId);
  const { may } = usePermissions(['clientFileWrite', 'registrationWrite']);
  const mayConfirm = may('clientFileWrite') || may('registrationWrite');
  const { confirmation } = owners;
  const isCurrent = confirmation?.isCurrent === true;
  return (
    <Stack gap="small">
      {isCurrent ? (
        <Confirmed confirmation={confirmation} />
      ) : (
        <Notice tone="warning">
          {confirmation === null ? t($ => $.owners.confirmation.none) : <Stale confirmation={confirmation} />}
        </Notice>
      )}
      {mayConfirm && (
        <Cluster>
          <Button onClick={() => setOpen(true)}>{t($ => $.owners.confirmation.action)}</Button>
        </Cluster>
      )}
      <Suspense fallback={null}>
        {(isOpen || (request.isOpen && mayConfirm)) && (
          <ConfirmOwnersModal
            partyId={partyId}
            owners={owners}
            candidates={candidates}
            onClose={() => {
              setOpen(false);
              request.close();
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** An address can open the question, as what is still missing does; once it is closed, the address is that of the page again. */
function useConfirmationRequest(partyId: string) {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const isOpen = search.get('confirm') === partyId;
  return {
    isOpen,
    close() {
      search.delete('confirm');
      if (isOpen) navigate(`${path}?${search.toString()}`, { replace: true });
    },
  };
}

function useWhoAndWhen({ by, at }: Confirmation) {
  const t = useTranslations('owners');
  const [locale] = useLocale();
  return { by: by ?? t($ => $.owners.confirmation.former), when: formatInstant(at, locale) };
}

function Stale({ confirmation }: { readonly confirmation: Confirmation }) {
  const t = useTranslations('owners');
  return t($ => $.owners.confirmation.stale, useWhoAndWhen(confirmation));
}

function Confirmed({ confirmation }: { readonly confirmation: Confirmation }) {
  const t = useTranslations('owners');
  const whoAndWhen = useWhoAndWhen(confirmation);
  const { kind, cause, reason } = confirmation;
  const owners = confirmation.owners.map(({ name }) => name ?? t($ => $.owners.hidden)).join(', ');
  return (
    <>
      <Cluster>
        <Status tone="success">{t($ => $.owners.confirmation.kinds[kind])}</Status>
        <span>{t($ => $.owners.confirmation.by, { ...whoAndWhen, owners })}</span>
      </Cluster>
      {cause !== null && <p>{t($ => $.owners.confirmation.causes[cause])}</p>}
      {reason !== null && <p>{t($ => $.owners.confirmation.reason, { reason })}</p>}
    </>
  );
}

type Confirmation = NonNullable<BeneficialOwners['confirmation']>;

interface OwnersConfirmationProps {
  readonly partyId: string;
  readonly owners: BeneficialOwners;
  readonly candidates: readonly Candidate[];
}
