import { Copy } from 'lucide';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { icon } from '../icons/icon.ts';

const CopyIcon = icon(Copy);

/** The line that brings a component into a file, and a button that copies it. */
export function ImportLine({ names, folder }: ImportLineProps) {
  const [isCopied, setIsCopied] = useState(false);
  const entry = `@dossier/ui/${folder}`;
  const line = `import { ${names.join(', ')} } from '${entry}';`;
  const copy = async () => {
    await navigator.clipboard.writeText(line);
    setIsCopied(true);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-border bg-surface-sunken px-3 py-2">
      <code className="min-w-0 font-mono text-xs break-all text-text">{line}</code>
      <Button size="small" variant="quiet" icon={<CopyIcon aria-hidden />} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}

interface ImportLineProps {
  readonly names: readonly string[];
  readonly folder: string;
}
