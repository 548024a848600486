'use client';
import { MessagesProvider, type Messages } from '@dossier/ui/messages';
import { NavigationProvider } from '@dossier/ui/navigation';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

interface ProvidersProps {
  readonly messages: Messages;
  readonly children: ReactNode;
}

export function Providers({ messages, children }: ProvidersProps) {
  const { push } = useRouter();
  return (
    <MessagesProvider messages={messages}>
      <NavigationProvider navigate={address => push(address)}>{children}</NavigationProvider>
    </MessagesProvider>
  );
}
