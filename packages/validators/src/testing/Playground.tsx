import { useErrorText } from '@dossier/ui/messages';
import { TextField } from '@dossier/ui/text-field';
import { useState } from 'react';
import { violationsOf } from '../rule.ts';
import type { RulePageProps } from './RulePage.tsx';
import { written } from './page-parts.tsx';

type PlaygroundProps = Pick<RulePageProps, 'rule' | 'value' | 'options' | 'isJson' | 'normalize'>;

/** A field to type into, what the rule says of it in the language of the page, and what is stored. */
export function Playground({ rule, value, options, isJson = false, normalize }: PlaygroundProps) {
  const [text, setText] = useState(value);
  const errorText = useErrorText();
  const parsed = isJson ? parse(text) : { value: text };
  const violations = parsed && violationsOf(rule(parsed.value, options));
  const error = violations ? violations.map(errorText).join('. ') : 'This is no JSON';
  return (
    <div className="grid max-w-column gap-3">
      <TextField
        label={isJson ? 'Type a value, as JSON' : 'Type a value'}
        value={text}
        onValueChange={setText}
        error={error || undefined}
        isCode
        autoComplete="off"
        spellCheck={false}
      />
      <dl className="grid grid-cols-[6rem_1fr] gap-y-1 [&_dd]:wrap-anywhere [&_dt]:text-text-muted">
        <dt>Answer</dt>
        <dd>
          <code>{violations?.length === 0 ? 'undefined' : JSON.stringify(violations)}</code>
        </dd>
        {options !== undefined && (
          <>
            <dt>Options</dt>
            <dd>
              <code>{written(options)}</code>
            </dd>
          </>
        )}
        {normalize && (
          <>
            <dt>Stored as</dt>
            <dd>
              <code>{normalize(text)}</code>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
