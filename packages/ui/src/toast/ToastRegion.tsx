'use client';
import { CircleAlert, CircleCheck, Copy, Info, TriangleAlert, X } from 'lucide';
import { useState } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastRegion as Region,
  type UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { Countdown } from './Countdown.tsx';
import { toast as recipe } from './Toast.styles.ts';
import type { ToastContent } from './toast-queue.ts';
import { icon } from '../icons/icon.ts';

const CircleAlertIcon = icon(CircleAlert);
const CircleCheckIcon = icon(CircleCheck);
const CopyIcon = icon(Copy);
const InfoIcon = icon(Info);
const TriangleAlertIcon = icon(TriangleAlert);
const XIcon = icon(X);

const icons = {
  success: CircleCheckIcon,
  info: InfoIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};

/** Between toasts and the window's edge, above and below. */
const gap = 32;

/** Leaves free what toasts take of the window: whatever is below them can be scrolled above, and what has the focus is. */
function reserveRoom(region: HTMLElement | null) {
  if (!region) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--d-toasts', `${region.offsetHeight + gap}px`);
    if (!region.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--d-toasts');
  };
}

/**
 * Where toasts appear. They never lie over what cannot be scrolled away from under them.
 *
 *
 * Renders a landmark region with one alert dialog a toast.
 */
export function ToastRegion({ queue }: { readonly queue: ToastQueue<ToastContent> }) {
  const { components } = useMessages();
  const scope = useThemeScope();
  return (
    <Region
      {...scope}
      ref={reserveRoom}
      queue={queue}
      aria-label={components.toast.region}
      className={recipe().region()}
      data-overlay
    >
      {({ toast }) => {
        const { tone, text, title, action, requestId, endsAt } = toast.content;
        const styles = recipe({ tone });
        const Icon = icons[tone];
        const close = () => queue.close(toast.key);
        return (
          <Toast toast={toast} className={styles.root()}>
            <Icon aria-hidden className={styles.icon()} />
            <Content className={styles.body()}>
              {/* What only informs shows no title, and is still named by one. */}
              <Text
                slot="title"
                className={title === undefined && tone === 'info' ? 'sr-only' : styles.title()}
              >
                {title ?? components.toast[tone]}
              </Text>
              <Text slot="description" className={styles.text()}>
                {action?.isOnText ? (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button below it is there for keyboards and readers
                  <span onClick={() => (close(), action.onPress())}>{text}</span>
                ) : (
                  text
                )}
              </Text>
              {endsAt !== undefined && <Countdown endsAt={endsAt} />}
              {action && (
                <Button size="small" onClick={() => (close(), action.onPress())}>
                  {action.label}
                </Button>
              )}
              {requestId && <CopyDetails text={text} requestId={requestId} />}
            </Content>
            <IconButton
              size="small"
              label={components.toast.close}
              icon={<XIcon aria-hidden />}
              onClick={close}
            />
          </Toast>
        );
      }}
    </Region>
  );
}

/** What support asks for, one press away. */
function CopyDetails({ text, requestId }: { readonly text: string; readonly requestId: string }) {
  const { components } = useMessages();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${text}\n${requestId}\n${location.pathname}`);
    setCopied(true);
  };
  return (
    <span className={recipe().details()}>
      <Button size="small" icon={<CopyIcon aria-hidden />} onClick={() => void copy()}>
        {isCopied ? components.toast.copied : components.toast.copy}
      </Button>
      <code className={recipe().requestId()}>{requestId}</code>
    </span>
  );
}
