import { useCurrentUser, type AbsenceChange, type Profile } from '@dossier/api/access';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useTexts } from '../../../shared/translations.ts';
import { AbsenceFields } from './AbsenceFields.tsx';

/** When one is away oneself, and who does the work meanwhile. */
export function OwnAbsence({ profile, onChange, onStale }: OwnAbsenceProps) {
  const texts = useTexts('absence');
  const { data: me } = useCurrentUser();
  // Of no firm: there is no work that a deputy could do.
  if (me?.roles.includes('ROLE_SYSTEM_ADMIN')) return null;
  return (
    <Section title={texts.title}>
      <Stack>
        <p>{texts.intro}</p>
        <AbsenceFields
          // What else changes of a profile leaves what is typed here.
          key={JSON.stringify(profile.absence)}
          userId={me?._id}
          absence={profile.absence}
          onChange={onChange}
          onStale={onStale}
        />
      </Stack>
    </Section>
  );
}

interface OwnAbsenceProps {
  readonly profile: Profile;
  readonly onChange: (absence: AbsenceChange) => Promise<void>;
  readonly onStale: () => void;
}
