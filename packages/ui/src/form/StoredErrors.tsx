'use client';
import { use } from 'react';
import { flushSync } from 'react-dom';
import { goToField } from '../field/go-to-field.ts';
import { useErrorText, useMessages } from '../messages/index.ts';
import { Notice } from '../notice/Notice.tsx';
import { tv } from '../theme/tv.ts';
import { FormContext } from './form-context.ts';
import { idOf } from './needs.ts';
import type { PathViolation } from './resolver.ts';

const storedErrors = tv({
  slots: {
    list: 'mt-1.5 grid gap-1',
    link: 'rounded-sm underline underline-offset-3 outline-offset-2 outline-focus focus-visible:outline-2',
  },
});

/**
 * What was stored and breaks a rule, as one that came later: said, with a link to each field, and no obstacle to saving
 * something else.
 *
 * Renders a `Notice`, or nothing.
 */
export function StoredErrors({ errors }: { readonly errors: readonly PathViolation[] }) {
  const form = use(FormContext);
  const { components } = useMessages();
  const textOf = useErrorText();
  const styles = storedErrors();
  const fields = form?.fields ?? new Map();
  const items = errors.flatMap(({ path, ...violation }) => {
    const name = path.replaceAll(/\[(\d+)\]/g, '.$1');
    const field = fields.get(name);
    const id = idOf(fields, name);
    if (!field || id === undefined) return [];
    const { label, group } = field;
    return [{ id, label: group === undefined ? label : `${label} (${group})`, text: textOf(violation) }];
  });
  if (items.length === 0) return null;
  return (
    <Notice tone="warning" title={components.formSections.storedErrors}>
      {components.formSections.storedErrorsHint}
      <ul className={styles.list()}>
        {items.map(({ id, label, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link()}
              onClick={event => {
                // The field may be out of sight where only what is missing is shown.
                flushSync(() => form?.needs?.setOnlyNeeded(false));
                if (goToField(id, 'center')) event.preventDefault();
              }}
            >
              {label}: {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
