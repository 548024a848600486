'use client';
import { Check } from 'lucide';
import { use, type MouseEvent, type ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { NeedMark } from '../field/LabelText.tsx';
import { icon } from '../icons/icon.ts';
import { useMessages } from '../messages/index.ts';
import { Section } from '../section/Section.tsx';
import { Switch } from '../switch/Switch.tsx';
import { FormContext } from './form-context.ts';
import { formSections } from './FormSections.styles.ts';
import { isBlank } from './needs.ts';
import type { PathViolation } from './resolver.ts';
import { StoredErrors } from './StoredErrors.tsx';

const CheckIcon = icon(Check);

/**
 * The sections of a long form with an index that stays in sight: it says how much is missing in each, and a switch
 * leaves only what is missing. For a `Form` that has `needed`; put a `FormSection` for each of `sections` into it.
 *
 * Renders a `<nav>` beside the sections, and above them where there is little room.
 */
export function FormSections<Values extends FieldValues>({
  control,
  label,
  sections,
  storedErrors,
  children,
}: FormSectionsProps<Values>) {
  const form = use(FormContext);
  const { components } = useMessages();
  const needs = form?.needs;
  const styles = formSections({ isOnlyNeeded: needs?.isOnlyNeeded });
  const fields = needs?.fields ?? [];
  const values = useWatch({ control, name: fields.map(({ name }) => name as FieldPath<Values>) });
  const missingIn = (id: string) =>
    fields.filter(({ section }, index) => section === id && isBlank(values[index])).length;
  const shown = sections.filter(({ id }) => !needs?.isOnlyNeeded || needs.sections.has(id));
  return (
    <div className={styles.root()}>
      <div className={styles.columns()}>
        <nav aria-label={label} className={styles.index()}>
          {needs && fields.length > 0 && (
            <Switch
              label={components.formSections.onlyMissing}
              isOn={needs.isOnlyNeeded}
              onValueChange={needs.setOnlyNeeded}
            />
          )}
          <ul className={styles.list()}>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${sectionId(form?.id, id)}`}
                  className={styles.link()}
                  onClick={event => goToSection(event, sectionId(form?.id, id))}
                >
                  {title}
                  {needs && <State missing={missingIn(id)} />}
                </a>
              </li>
            ))}
          </ul>
          {fields.length > 0 && (
            <p className={styles.legend()}>
              <NeedMark className={styles.mark()} />
              {components.formSections.legend}
            </p>
          )}
        </nav>
        <div className={styles.sections()}>
          {storedErrors && <StoredErrors errors={storedErrors} />}
          {children}
        </div>
      </div>
    </div>
  );
}

/** How much of a section is missing, or that nothing is. */
function State({ missing }: { readonly missing: number }) {
  const { components } = useMessages();
  const styles = formSections();
  if (missing === 0)
    return (
      <span className={styles.count()}>
        <CheckIcon aria-hidden className={styles.done()} />
        <span className="sr-only">{components.formSections.complete}</span>
      </span>
    );
  return (
    <span className={styles.count()}>
      <NeedMark className={styles.mark()} />
      {missing}
      <span className="sr-only">{components.formSections.missing}</span>
    </span>
  );
}

/** A section of a form, found by its index; out of sight where only what is missing is shown and nothing of it is. */
export function FormSection({ id, title, children }: FormSectionProps) {
  const form = use(FormContext);
  const isHidden = form?.needs?.isOnlyNeeded === true && !form.needs.sections.has(id);
  return (
    <Section
      id={sectionId(form?.id, id)}
      tabIndex={-1}
      title={title}
      hidden={isHidden}
      className={sectionClass(isHidden)}
    >
      {children}
    </Section>
  );
}

/** Below the index, which stays at the top where there is little room. */
const sectionClass = (isHidden: boolean) =>
  isHidden ? 'hidden' : 'scroll-mt-4 outline-none @max-[40rem]:scroll-mt-32';

const sectionId = (formId: string | undefined, id: string) => `${formId}-section-${id}`;

function goToSection(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView({ block: 'start' });
  section.focus({ preventScroll: true });
}

export interface FormSectionsProps<Values extends FieldValues> {
  /** `form.control`. */
  readonly control: Control<Values>;
  /** Names the index. */
  readonly label: string;
  /** In the order of the form. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** What was stored and breaks a rule, where the form tolerates it. @default none */
  readonly storedErrors?: readonly PathViolation[];
  readonly children: ReactNode;
}

export interface FormSectionProps {
  /** As in `sections`. */
  readonly id: string;
  /** Its heading, and its name in the index. */
  readonly title: string;
  readonly children: ReactNode;
}
