'use client';
import {
  type ClipboardEvent,
  type DragEvent,
  type InputHTMLAttributes,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { fileTypes } from '@dossier/validators';
import { fileSizeLimit } from '@dossier/validators/limits';
import { FieldFrame } from '../field/Field.tsx';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { useMessages } from '../messages/index.ts';
import { fileDrop } from './FileDrop.styles.ts';
import { PendingRow, UploadedRow, formatFileSize } from './FileRow.tsx';
import { type Upload, type UploadedFile, useUploads } from './use-uploads.ts';

const none: readonly UploadedFile[] = [];
const everything = Object.keys(fileTypes);

/**
 * Files that are uploaded at once: dropped, pasted or picked. Each is validated by type, name and size before it is
 * uploaded, has its own progress, and can be cancelled and retried.
 *
 * Renders a label, a native `<input type="file">` that fills the zone, and the list of files; `ref` and the rest of
 * the props go to the input.
 */
export function FileDrop({
  isDisabled = false,
  isMultiple = true,
  value = none,
  onValueChange,
  upload,
  allowed,
  max = fileSizeLimit,
  ...props
}: FileDropProps) {
  const { components, locale } = useMessages();
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  const [isOver, setOver] = useState(false);
  const [announced, setAnnounced] = useState('');
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  }, [value]);
  const onDone = (file: UploadedFile) => {
    setAnnounced(`${file.name}: ${components.files.done}`);
    // Two may be done before the next render: neither overwrites the other.
    newest.current = isMultiple ? [...newest.current, file] : [file];
    onValueChange?.(newest.current);
  };
  const { files, add, remove, retry } = useUploads({ upload, allowed, max, onDone });
  const styles = fileDrop({ isOver, isDisabled, isInvalid });

  const take = (list: FileList | null | undefined) => {
    if (isDisabled) return;
    for (const file of [...(list ?? [])].slice(0, isMultiple ? undefined : 1)) add(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const types = (allowed ?? everything).map(type => type.toUpperCase());
  const limits = components.files.limits
    .replace('{{types}}', new Intl.ListFormat(locale, { type: 'disjunction' }).format(types))
    .replace('{{size}}', formatFileSize(max, locale));

  return (
    <FieldFrame {...frame}>
      <div className="grid gap-3" onPaste={paste}>
        <div
          className={styles.zone()}
          onDragOver={event => {
            event.preventDefault();
            setOver(!isDisabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <span className={styles.prompt()}>
            {components.files.drop} <span className={styles.choose()}>{components.files.choose}</span>
          </span>
          <span id={`${attributes.id}-limits`} className={styles.limits()}>
            {limits}
          </span>
          <input
            {...rest}
            {...attributes}
            aria-describedby={[attributes['aria-describedby'], `${attributes.id}-limits`]
              .filter(Boolean)
              .join(' ')}
            type="file"
            multiple={isMultiple}
            accept={(allowed ?? everything).map(type => `.${type}`).join(',')}
            disabled={isDisabled}
            onChange={event => {
              take(event.target.files);
              // Picking the same file again is a change, too.
              event.target.value = '';
            }}
            className={styles.input()}
          />
        </div>
        {value.length + files.length > 0 && (
          <ul aria-label={frame.label} className={styles.list()}>
            {value.map(file => (
              <UploadedRow
                key={file.id}
                file={file}
                isDisabled={isDisabled}
                onRemove={() => onValueChange?.(value.filter(other => other.id !== file.id))}
              />
            ))}
            {files.map(pending => (
              <PendingRow
                key={pending.key}
                pending={pending}
                onRemove={() => remove(pending.key)}
                onRetry={() => retry(pending)}
              />
            ))}
          </ul>
        )}
        <span role="status" className="sr-only">
          {announced}
        </span>
      </div>
    </FieldFrame>
  );
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'onChange'
  | 'value'
  | 'defaultValue'
  | 'disabled'
  | 'required'
  | 'size'
  | 'type'
  | 'accept'
  | 'multiple'
  | 'max'
>;

export interface FileDropProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** The files that the other side has. */
  value?: readonly UploadedFile[];
  /** Called with all files that are uploaded, when one comes or goes. */
  onValueChange?: ((value: readonly UploadedFile[]) => void) | undefined;
  /** Sends one file. */
  upload: Upload;
  /** Extensions that may be sent, without their dot. @default every type that the product knows */
  allowed?: readonly string[];
  /** Largest size in bytes. @default 15 MB */
  max?: number;
  /** Takes more than one file. @default true */
  isMultiple?: boolean;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
}
