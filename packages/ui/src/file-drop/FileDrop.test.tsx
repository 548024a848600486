import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { FileDrop, UploadRejected, type Upload, type UploadedFile } from './index.ts';
import { formatFileSize } from './FileRow.tsx';

const never: Upload = () => new Promise(() => undefined);
const pdf = (name = 'kvk.pdf', size = 3) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

function dropped(...files: File[]): Event {
  return Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files } });
}
const drop = (container: HTMLElement, ...files: File[]) =>
  perform(() => container.querySelector('input')?.dispatchEvent(dropped(...files)));
const press = (container: HTMLElement, text: string) =>
  perform(() =>
    [...container.querySelectorAll('button')].find(each => each.textContent?.startsWith(text))?.click(),
  );

function Files({
  upload,
  onChange,
}: {
  upload: Upload;
  onChange?: (value: readonly UploadedFile[]) => void;
}) {
  const [value, setValue] = useState<readonly UploadedFile[]>([]);
  const change = (next: readonly UploadedFile[]) => {
    setValue(next);
    onChange?.(next);
  };
  return <FileDrop label="Documents" upload={upload} value={value} onValueChange={change} />;
}

describe('FileDrop', () => {
  describeContract(<FileDrop label="Documents" upload={never} allowed={['pdf']} />, { target: 'input' });
  describeFieldContract(
    props => <FileDrop {...props} upload={never} allowed={['pdf', 'png']} />,
    'input',
    'PDF or PNG, up to 15 MB each',
  );

  it('sends what is dropped, several at once, and keeps all of them', async () => {
    const onChange = vi.fn();
    const { container } = await render(
      <Files upload={file => Promise.resolve(`id-${file.name}`)} onChange={onChange} />,
    );
    await drop(container, pdf('a.pdf'), pdf('b.pdf'));
    expect(onChange).toHaveBeenLastCalledWith([
      { id: 'id-a.pdf', name: 'a.pdf', size: 3 },
      { id: 'id-b.pdf', name: 'b.pdf', size: 3 },
    ]);
    expect(container.querySelector('[role="status"]')?.textContent).toBe('b.pdf: Uploaded');
  });

  it.each([
    [pdf('virus.exe'), 'The selected file type is not valid'],
    [pdf('a|b.pdf'), 'Filename has unsupported character'],
    [pdf('empty.pdf', 0), 'File too small'],
    [
      Object.defineProperty(pdf('big.pdf'), 'size', { value: 15 * 1024 * 1024 + 1 }),
      'The selected file is too large (15Mb)',
    ],
  ])('refuses a file and says why, and sends nothing: %#', async (file, text) => {
    const upload = vi.fn(never);
    const { container } = await render(<Files upload={upload} />);
    await drop(container, file);
    expect(container.querySelector('li')?.textContent).toContain(text);
    expect(upload).not.toHaveBeenCalled();
  });

  it('tells the sender to stop when it is cancelled, and forgets the file', async () => {
    let signal: AbortSignal | undefined;
    const upload: Upload = (_, options) => {
      signal = options.signal;
      return never(_, options);
    };
    const { container } = await render(<Files upload={upload} />);
    await drop(container, pdf());
    await press(container, 'Cancel');
    expect(signal?.aborted).toBe(true);
    expect(container.querySelector('li')).toBeNull();
  });

  it('tries again what did not succeed', async () => {
    const upload = vi.fn<Upload>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('id-1');
    const onChange = vi.fn();
    const { container } = await render(<Files upload={upload} onChange={onChange} />);
    await drop(container, pdf());
    expect(container.querySelector('li')?.textContent).toContain('The upload failed.');
    await press(container, 'Try again');
    expect(onChange).toHaveBeenLastCalledWith([{ id: 'id-1', name: 'kvk.pdf', size: 3 }]);
  });

  it('says why the other side does not want it, and does not offer to try again', async () => {
    const upload: Upload = () => Promise.reject(new UploadRejected({ code: 'fileType' }));
    const { container } = await render(<Files upload={upload} />);
    await drop(container, pdf());
    expect(container.querySelector('li')?.textContent).toContain('The selected file type is not valid');
    expect(container.textContent).not.toContain('Try again');
  });
});

it('writes sizes as people read them', () => {
  expect([12, 2048, 15 * 1024 * 1024].map(bytes => formatFileSize(bytes, 'en-US'))).toEqual([
    '12 bytes',
    '2 kB',
    '15 MB',
  ]);
});
