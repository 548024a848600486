import { useRegistrations } from '@dossier/api/registrations';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Router, useParams } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { WearThemeContext } from '../../shared/configuration.ts';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import {
  isPreviewMessage,
  previewReady,
  previewScreens,
  type PreviewScreen,
} from '../../shared/preview-message.ts';
import { Routes } from '../Routes.tsx';
import { WithErrors } from './WithErrors.tsx';

const LoginPage = lazy(async () => ({
  default: (await import('../../areas/access/LoginPage.tsx')).LoginPage,
}));
// Only one of the screens shows it.
const Question = lazy(async () => ({ default: (await import('./Question.tsx')).Question }));

const addresses: Readonly<Record<Exclude<PreviewScreen, 'file' | 'sign-in'>, string>> = {
  list: '/administration/registrations',
  form: '/administration/registrations/new',
  dialog: '/administration/registrations',
  empty: '/administration/kyc',
};
const keepAppearance = () => Promise.resolve();

/** A screen of the product in a look that is being tried: the editor's frame, where nothing can be pressed. */
export function PreviewPage() {
  const { screen: screenName } = useParams<{ screen: string }>();
  const screen = previewScreens.find(candidate => candidate === screenName) ?? 'list';
  useSharedPreview();
  return (
    <WearThemeContext value={keepAppearance}>
      <Suspense fallback={<LoadingPage />}>
        {screen === 'sign-in' ? (
          <LoginPage />
        ) : screen === 'file' ? (
          <File />
        ) : screen === 'form' ? (
          <WithErrors>
            <At address={addresses.form} />
          </WithErrors>
        ) : (
          <At address={addresses[screen]} />
        )}
        {screen === 'dialog' && <Question />}
      </Suspense>
    </WearThemeContext>
  );
}

/** The real routes, at an address that the browser's own does not show. */
function At({ address }: { readonly address: string }) {
  const [location] = useState(() => memoryLocation({ path: address }));
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Routes />
    </Router>
  );
}

/** The latest registration there is. */
function File() {
  const { data } = useRegistrations({ max: 1 });
  const [latest] = data?.items ?? [];
  if (!data) return <LoadingPage />;
  return <At address={latest ? `/administration/registrations/${latest._id}` : addresses.list} />;
}

function useSharedPreview(): void {
  useEffect(() => {
    const stylesheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
    const wear = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !isPreviewMessage(data)) return;
      stylesheet.replaceSync(data.css);
      Object.assign(document.documentElement.dataset, {
        scheme: data.scheme,
        contrast: data.contrast,
        density: data.density,
      });
    };
    addEventListener('message', wear);
    parent.postMessage(previewReady, location.origin);
    return () => {
      removeEventListener('message', wear);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== stylesheet);
    };
  }, []);
}
