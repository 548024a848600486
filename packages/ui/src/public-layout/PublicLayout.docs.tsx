import { BrandMark } from '../brand-mark/BrandMark.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { PublicLayout } from './PublicLayout.tsx';

export const guidance: Guidance = {
  when: ['Pages before signing in: log in, reset, invitation'],
  whenNot: ['Pages of the administration: use `PageShell`'],
  pairs: [
    {
      do: {
        say: 'Show whose page it is before asking for a password',
        show: (
          <div className="h-96 w-full overflow-auto">
            <PublicLayout
              brand={<BrandMark name="Meridian" on="solid" />}
              claim="Every client, complete and accounted for."
              title="Welcome!"
              links={[]}
              copyright="© 2026 Meridian"
            >
              <PasswordField label="Password" />
            </PublicLayout>
          </div>
        ),
      },
      dont: {
        say: 'Ask on a blank page: anyone can forge that',
        show: <PasswordField label="Your password" />,
      },
    },
  ],
  anatomy: ['The brand panel', 'The form, 414 px wide', 'Links and the language'],
  keyboard: [],
  related: ['PageShell', 'LanguageSwitcher', 'BrandMark'],
};
