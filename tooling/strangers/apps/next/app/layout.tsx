import '@dossier/ui/styles.css';
import '@dossier/ui/fonts.css';
import { loadMessages } from '@dossier/ui/messages';
import type { ReactNode } from 'react';
import { Providers } from './Providers.tsx';

export const metadata = { title: 'Clients', icons: 'data:,' };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-scheme="light">
      <body>
        <Providers messages={await loadMessages('en-US')}>{children}</Providers>
      </body>
    </html>
  );
}
