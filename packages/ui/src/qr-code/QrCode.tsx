'use client';
import { Copy } from 'lucide';
import { substitute } from '@dossier/validators';
import { useEffect, useState, type HTMLAttributes, type Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { pathOf } from './path.ts';
import { qrCode } from './QrCode.styles.ts';
import { icon } from '../icons/icon.ts';

const CopyIcon = icon(Copy);

/** S1 §3: 256 px, level M. */
export const qrCodeSize = 256;

/**
 * A code to scan, and next to it the same secret as text that can be copied: not everyone has a camera to hand.
 *
 * Renders a `<div>` with an `<svg role="img">`, black on white in every theme, since readers of codes want that. What
 * draws it is loaded with the first code that is shown.
 */
export function QrCode({ label, value, secret, className, ...rest }: QrCodeProps) {
  const { components } = useMessages();
  const drawing = usePath(value);
  const styles = qrCode();
  return (
    <div {...rest} className={styles.root({ className })}>
      <div className={styles.frame()}>
        {drawing === 'failed' && <p className={styles.failed()}>{components.qr.failed}</p>}
        {drawing === 'loading' && <Spinner label={components.loading} size="large" />}
        {typeof drawing === 'object' && (
          <svg
            role="img"
            aria-label={substitute(components.qr.image, { label })}
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            width={qrCodeSize}
            height={qrCodeSize}
            shapeRendering="crispEdges"
            className={styles.code()}
          >
            <rect width={drawing.size} height={drawing.size} fill="white" />
            <path d={drawing.path} fill="black" />
          </svg>
        )}
      </div>
      <div className={styles.texts()}>
        <p className={styles.hint()}>{components.qr.secret}</p>
        <div className={styles.line()}>
          <code className={styles.secret()}>{inFours(secret)}</code>
          <CopySecret secret={secret} />
        </div>
      </div>
    </div>
  );
}

function CopySecret({ secret }: { readonly secret: string }) {
  const { components } = useMessages();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <>
      <Button icon={<CopyIcon aria-hidden />} onClick={() => void copy()}>
        {components.qr.copy}
      </Button>
      <span role="status" className="self-center text-xs text-text-muted">
        {isCopied && components.qr.copied}
      </span>
    </>
  );
}

/** The drawing of a value; its library is loaded when a code is shown, not before. */
function usePath(value: string): Awaited<ReturnType<typeof pathOf>> | 'loading' | 'failed' {
  const [drawn, setDrawn] = useState<{
    value: string;
    path: Awaited<ReturnType<typeof pathOf>> | 'failed';
  }>();
  useEffect(() => {
    let isCurrent = true;
    pathOf(value)
      .catch(() => 'failed' as const)
      .then(path => isCurrent && setDrawn({ value, path }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return drawn?.value === value ? drawn.path : 'loading';
}

/** Read out and typed over, a key is easier in groups of four. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export interface QrCodeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What the code is for: "Dossier, sanne.dewit". */
  label: string;
  /** What the code says: an `otpauth:` address. */
  value: string;
  /** The same secret for people. */
  secret: string;
}
