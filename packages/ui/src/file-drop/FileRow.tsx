'use client';
import { CircleCheck, FileText, FileX } from 'lucide';
import { Button } from '../button/Button.tsx';
import { useErrorText, useMessages } from '../messages/index.ts';
import { Progress } from '../progress/Progress.tsx';
import { fileDrop } from './FileDrop.styles.ts';
import type { PendingFile, UploadedFile } from './use-uploads.ts';
import { icon } from '../icons/icon.ts';

const CircleCheckIcon = icon(CircleCheck);
const FileTextIcon = icon(FileText);
const FileXIcon = icon(FileX);

/** A file on its way, or one that did not make it. */
export function PendingRow({ pending, onRemove, onRetry }: PendingRowProps) {
  const { components } = useMessages();
  const textOf = useErrorText();
  const { file, state, share, violation } = pending;
  const styles = fileDrop({ file: state === 'uploading' ? 'pending' : 'wrong' });
  const Icon = state === 'uploading' ? FileTextIcon : FileXIcon;
  const problem = violation ? textOf(violation) : components.files.failed;
  return (
    <li className={styles.file()}>
      <Icon aria-hidden className={styles.icon()} />
      <span title={file.name} className={styles.name()}>
        {file.name}
      </span>
      <span className={styles.end()}>
        {state === 'failed' && (
          <Button size="small" variant="quiet" onClick={onRetry}>
            {components.files.retry}
            <span className="sr-only">{file.name}</span>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onRemove}>
          {state === 'uploading' ? components.files.cancel : components.files.remove}
          <span className="sr-only">{file.name}</span>
        </Button>
      </span>
      <div className={styles.below()}>
        {state === 'uploading' ? (
          <Progress
            label={`${components.files.uploading}: ${file.name}`}
            isLabelHidden
            value={share}
            max={1}
          />
        ) : (
          <p className={styles.problem()}>{problem}</p>
        )}
      </div>
    </li>
  );
}

interface PendingRowProps {
  readonly pending: PendingFile;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** A file that the other side has. */
export function UploadedRow({ file, isDisabled, onRemove }: UploadedRowProps) {
  const { components, locale } = useMessages();
  const styles = fileDrop({ file: 'there' });
  return (
    <li className={styles.file()}>
      <CircleCheckIcon aria-hidden className={styles.icon()} />
      <span title={file.name} className={styles.name()}>
        {file.name}
      </span>
      <span className={styles.end()}>
        {formatFileSize(file.size, locale)}
        {!isDisabled && (
          <Button size="small" variant="quiet" onClick={onRemove}>
            {components.files.remove}
            <span className="sr-only">{file.name}</span>
          </Button>
        )}
      </span>
    </li>
  );
}

interface UploadedRowProps {
  readonly file: UploadedFile;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** A size as people read it: `15 MB`, `240 kB`. A kilobyte has 1,024 bytes (S2 §9). */
export function formatFileSize(bytes: number, locale: string): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const format = {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // The short form of a byte has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 1024 ** step);
}
