'use client';
import { Upload } from 'lucide';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type InputHTMLAttributes,
  type Ref,
  useState,
} from 'react';
import { Button } from '../button/Button.tsx';
import { FieldFrame } from '../field/Field.tsx';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { useMessages } from '../messages/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { tv } from '../theme/tv.ts';
import { Picture } from './Picture.tsx';
import { icon } from '../icons/icon.ts';

const UploadIcon = icon(Upload);

const imageField = tv({
  slots: {
    zone: [
      'relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-4 py-3',
      'outline-offset-1 outline-focus has-[input:focus-visible]:outline-2',
    ],
    prompt: 'me-auto flex items-center gap-2 text-sm text-text-muted',
    choose: 'inline-flex items-center gap-2 text-sm font-medium whitespace-nowrap text-primary-text',
    icon: 'size-4',
    // The whole zone can be pressed, and a file can be dropped on it without any script.
    input: 'absolute inset-0 cursor-pointer opacity-0',
    remove: 'relative z-1',
  },
  variants: {
    isOver: {
      false: { zone: 'border-dashed bg-surface' },
      true: { zone: 'border-solid bg-surface-selected' },
    },
    isInvalid: {
      false: { zone: 'hover:border-border-control-hover' },
      true: { zone: 'border-danger-indicator hover:border-danger-indicator' },
    },
  },
  compoundVariants: [
    { isInvalid: false, isOver: false, class: { zone: 'border-border-control' } },
    { isInvalid: false, isOver: true, class: { zone: 'border-primary-indicator' } },
  ],
});

/**
 * One picture: dropped, pasted or picked, and shown at once, on a plate where it would be invisible on the page.
 * The caller validates it.
 *
 * Renders a label and a native `<input type="file">` that fills the zone; `ref` and the rest of the props go to it.
 */
export function ImageField({ url, emptyText, isBusy = false, onFile, onRemove, ...props }: ImageFieldProps) {
  const { files } = useMessages().components;
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  const [isOver, setIsOver] = useState(false);
  const styles = imageField({ isOver, isInvalid });
  const take = (list: FileList | undefined) => {
    const [file] = list ?? [];
    if (file && !isBusy) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <FieldFrame {...frame}>
      <div
        role="presentation"
        className={styles.zone()}
        onDragOver={event => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      >
        {url === null ? null : <Picture key={url} url={url} />}
        <span className={styles.prompt()}>
          {isBusy ? <Spinner label={files.uploading} /> : url === null && emptyText}
        </span>
        <span aria-hidden className={styles.choose()}>
          <UploadIcon className={styles.icon()} />
          {files.choose}
        </span>
        <input
          {...rest}
          {...attributes}
          type="file"
          className={styles.input()}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            take(event.target.files ?? undefined);
            // The same file again is another choice.
            event.target.value = '';
          }}
        />
        {url !== null && onRemove && (
          <Button variant="quiet" size="small" className={styles.remove()} onClick={onRemove}>
            {files.remove}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'multiple' | 'size'
>;

export interface ImageFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** Address of the present picture; null while there is none. */
  url: string | null;
  /** Said while there is none. */
  emptyText?: string;
  /** The picture is on its way. @default false */
  isBusy?: boolean;
  /** Called with the file that was chosen or dropped. */
  onFile: (file: File) => void;
  /** Takes the picture away; without it, one can only be replaced. */
  onRemove?: () => void;
}
