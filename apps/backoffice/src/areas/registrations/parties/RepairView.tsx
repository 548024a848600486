import type { Registration } from '@dossier/api/registrations';
import { registration as registrationRule, violationsOf } from '@dossier/validators';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { useTranslations } from '../../../shared/translations.ts';

/** Whether a record is a registration at all (S2 §5). One that is not opens in the repair view. */
export const isWhole = (registration: unknown): boolean => registrationRule(registration) === undefined;

/**
 * A record that breaks the shape of a registration, as it is stored and to be read only: what is wrong with it in the
 * terms of the specification, and everything that it holds. It never crashes: it takes the record for nothing.
 */
export function RepairView({ registration }: { readonly registration: Registration }) {
  const t = useTranslations('parties');
  const textOf = useErrorText();
  const texts = t($ => $.parties.repair, { returnObjects: true });
  const stored = registration as unknown as Readonly<Record<string, unknown>>;
  return (
    <Stack>
      <Notice tone="warning" title={texts.title}>
        <ul>
          {violationsOf(registrationRule(registration)).map(violation => (
            <li key={violation.code}>{textOf(violation)}</li>
          ))}
        </ul>
        <p>{texts.text}</p>
      </Notice>
      <Section title={texts.stored}>
        <DescriptionList
          columns={1}
          facts={Object.entries(stored).map(([term, value]) => ({
            term,
            value: typeof value === 'string' ? value : JSON.stringify(value),
          }))}
        />
      </Section>
    </Stack>
  );
}
