import type { Guidance } from '../docs/guidance.ts';
import { QrCode } from './QrCode.tsx';

export const guidance: Guidance = {
  when: ['A secret or an address to pass to a phone'],
  whenNot: ['A link that is opened on the same screen: use `Link`'],
  pairs: [
    {
      do: {
        say: 'Say what it is for',
        show: (
          <QrCode
            label="Dossier, sanne.dewit"
            value="otpauth://totp/Dossier:sanne.dewit?secret=JBSWY3DPEHPK3PXP"
            secret="JBSWY3DPEHPK3PXP"
          />
        ),
      },
      dont: {
        say: 'Use a code for a link on the same screen',
        show: <QrCode label="Open the settings" value="https://dossier.example/settings" secret="settings" />,
      },
    },
  ],
  anatomy: [
    'The code, black on white in every theme',
    'The secret as text, in groups of four',
    'A copy button',
  ],
  keyboard: [
    ['Tab', 'Moves focus to “Copy”'],
    ['Enter', 'Copies the secret'],
  ],
  related: ['CodeField', 'Modal'],
};
