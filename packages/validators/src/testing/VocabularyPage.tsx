import { loadMessages, locales, MessagesProvider, useVocabularyText } from '@dossier/ui/messages';
import { Status } from '@dossier/ui/status';
import { Suspense, use } from 'react';
import {
  languageName,
  vocabularies,
  type Entry,
  type Vocabulary,
  type VocabularyName,
} from '../vocabularies/index.ts';
import { Page, Table } from './page-parts.tsx';

export interface VocabularyPageProps {
  /** Public name of the vocabulary. */
  readonly name: VocabularyName;
  /** What its codes say. */
  readonly statement: string;
  /** Where its codes are printed, or decided. */
  readonly source: string;
}

/** The page of a vocabulary: its codes, how a status is shown, and its texts in every language. */
export function VocabularyPage({ name, statement, source }: VocabularyPageProps) {
  return (
    <Page title={name}>
      <div className="grid gap-2">
        <p className="text-md">{statement}</p>
        <p className="text-text-muted">Source: {source}</p>
        <pre className="rounded-md border border-border bg-surface-sunken p-3 font-mono text-xs whitespace-pre-wrap">
          {`import { ${name} } from '@dossier/validators/vocabularies';`}
        </pre>
      </div>
      <Suspense fallback={null}>
        <Codes name={name} />
      </Suspense>
    </Page>
  );
}

const everyLanguage = Promise.all(locales.map(loadMessages));

function Codes({ name }: { readonly name: VocabularyName }) {
  const languages = use(everyLanguage);
  const { entries }: Vocabulary = vocabularies[name];
  return (
    <Table caption={name} chainHeads={['Code', 'Status', ...locales]}>
      {entries.map(entry => (
        <tr key={entry.code}>
          <td>
            <code>{entry.code}</code>
            {entry.exclusive && <span className="text-text-muted"> (alone)</span>}
            {entry.reverse && <span className="text-text-muted"> (reverse: {entry.reverse})</span>}
          </td>
          <td>
            <Shown name={name} entry={entry} />
          </td>
          {languages.map(messages => (
            <td key={messages.locale} lang={messages.locale}>
              <MessagesProvider messages={messages}>
                <Word name={name} code={entry.code} locale={messages.locale} />
              </MessagesProvider>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** Languages have no texts here: they name themselves. */
function Word({
  name,
  code,
  locale,
}: {
  readonly name: VocabularyName;
  readonly code: string;
  readonly locale: string;
}) {
  const textOf = useVocabularyText();
  return <>{name === 'language' ? languageName(code, locale) : textOf(name, code)}</>;
}

function Shown({ name, entry }: { readonly name: VocabularyName; readonly entry: Entry }) {
  const textOf = useVocabularyText();
  if (entry.tone === undefined || name === 'language') return null;
  return (
    <Status tone={entry.tone} isOutlined={entry.outlined ?? false}>
      {textOf(name, entry.code)}
    </Status>
  );
}
