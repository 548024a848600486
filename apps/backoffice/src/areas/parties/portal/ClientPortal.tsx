import { usePermissions } from '@dossier/api/access';
import { portalMoves, portalSteps, type PortalStep } from '@dossier/api/contract';
import type { PartyFile } from '@dossier/api/parties';
import { Button, ButtonLink } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense, useState } from 'react';
import { formatDay } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { clientAddress } from '../client-address.ts';
import { usePortalSteps } from './use-portal-steps.ts';

const BlockPortalModal = lazyPart(async () => (await import('./BlockPortalModal.tsx')).BlockPortalModal);

/** How the account of a client on the client portal stands, and what may follow. */
export function ClientPortal({ party }: { readonly party: PartyFile }) {
  const t = useTranslations('clientFile');
  const texts = useTexts('clientFile').portal;
  const title = useTexts('parties').clientFile['portal-details'];
  const [locale] = useLocale();
  const { may } = usePermissions(['clientFileWrite']);
  const take = usePortalSteps(party);
  const [isBlocking, setIsBlocking] = useState(false);
  const { portal, status, naturalPerson, legalEntity } = party;
  const hasEmail = Boolean((naturalPerson ?? legalEntity)?.email);
  const state = portal?.state ?? null;
  const invites = (step: PortalStep) => step === 'invite' || step === 'resend';
  const open = may('clientFileWrite')
    ? portalSteps.filter(
        step => portalMoves[step].from.includes(state) && (status !== 'E' || step === 'block'),
      )
    : [];
  const steps = open.filter(step => hasEmail || !invites(step));
  const lacksEmail = !hasEmail && open.some(invites);
  const email = `${clientAddress(party._id, 'basic-details')}&edit=business-contact-details`;
  return (
    <Section title={title}>
      <Stack gap="small">
        {portal === null ? (
          <p>{texts.missing}</p>
        ) : (
          <p>
            {t($ => $.clientFile.portal[portal.state], {
              date: formatDay(portal.at, locale),
              actor: portal.by,
            })}
          </p>
        )}
        {portal?.reason && (
          <p>
            {texts.reason}: {portal.reason}
          </p>
        )}
        {lacksEmail && <p>{texts.noEmail}</p>}
        {(steps.length > 0 || lacksEmail) && (
          <Cluster>
            {lacksEmail && (
              <ButtonLink size="small" href={email}>
                {texts.addEmail}
              </ButtonLink>
            )}
            {steps.map(step => (
              <Button
                key={step}
                size="small"
                onClick={() => (step === 'block' ? setIsBlocking(true) : void take(step))}
              >
                {step === 'invite' && portal === null ? texts.create : texts.steps[step]}
              </Button>
            ))}
          </Cluster>
        )}
      </Stack>
      <Suspense fallback={null}>
        {isBlocking && <BlockPortalModal party={party} onClose={() => setIsBlocking(false)} />}
      </Suspense>
    </Section>
  );
}
