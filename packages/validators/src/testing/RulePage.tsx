import { loadMessages, locales, MessagesProvider, useErrorText } from '@dossier/ui/messages';
import { Status } from '@dossier/ui/status';
import { Suspense, use } from 'react';
import type { ErrorCode } from '../errors.ts';
import { violationsOf, type ValidationResult, type Violation } from '../rule.ts';
import type { Example, InvalidExample } from './examples.ts';
import { Page, PageSection, Table, written } from './page-parts.tsx';
import { Playground } from './Playground.tsx';

export interface Parameter {
  readonly name: string;
  readonly about: string;
}

export interface RulePageProps {
  /** Public name of the rule. */
  readonly name: string;
  /** What the rule demands, in a sentence or two. */
  readonly statement: string;
  /** Where the demand comes from: the specification, a standard, a law. */
  readonly source: string;
  readonly rule: (value: unknown, options: unknown) => ValidationResult;
  readonly parameters?: readonly Parameter[];
  /** What the playground starts with, and the options it is validated by. */
  readonly value: string;
  readonly options?: unknown;
  /** The rule validates lists or objects: the playground reads JSON. */
  readonly isJson?: boolean;
  /** What is stored. */
  readonly normalize?: (text: string) => string;
  readonly valid: readonly Example<unknown>[];
  readonly invalid: readonly InvalidExample<unknown>[];
}

interface RuleArgs<Options> extends Omit<RulePageProps, 'rule' | 'options' | 'valid' | 'invalid'> {
  readonly rule: (value: unknown, options: Options) => ValidationResult | Promise<ValidationResult>;
  readonly options?: Options;
  readonly valid: readonly Example<Options>[];
  readonly invalid: readonly InvalidExample<Options>[];
}

/** The args of a rule's page. The rule answers at once there: its metadata are loaded before. */
export function ruleArgs<Options>(args: RuleArgs<Options>): RulePageProps {
  return args as RulePageProps;
}

/** The page of a rule: what it demands, of whom, what it says in each language, and its examples, validated as you look. */
export function RulePage({
  name,
  statement,
  source,
  rule,
  parameters,
  valid,
  invalid,
  ...playground
}: RulePageProps) {
  return (
    <Page title={name}>
      <div className="grid gap-2">
        <p className="text-md">{statement}</p>
        <p className="text-text-muted">Source: {source}</p>
        <pre className="rounded-md border border-border bg-surface-sunken p-3 font-mono text-xs whitespace-pre-wrap">
          {`import { ${name} } from '@dossier/validators';`}
        </pre>
      </div>
      {parameters && <Parameters parameters={parameters} />}
      <PageSection title="Playground">
        <Playground rule={rule} {...playground} />
      </PageSection>
      <PageSection title="What it says">
        <Suspense fallback={null}>
          <Texts violations={oneOfEachCode(invalid)} />
        </Suspense>
      </PageSection>
      <PageSection title="Valid">
        <Examples caption="Values that keep the rule" rule={rule} examples={valid} />
      </PageSection>
      <PageSection title="Invalid">
        <Examples caption="Values that break the rule" rule={rule} examples={invalid} />
      </PageSection>
    </Page>
  );
}

function Parameters({ parameters }: { readonly parameters: readonly Parameter[] }) {
  return (
    <PageSection title="Options">
      <Table caption="Options" chainHeads={['Name', 'What it does']}>
        {parameters.map(({ name, about }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{about}</td>
          </tr>
        ))}
      </Table>
    </PageSection>
  );
}

/** Of every code that the examples break, one violation, with its parameters. */
function oneOfEachCode(invalid: readonly InvalidExample<unknown>[]): readonly Violation[] {
  const byCode = new Map<ErrorCode, Violation>();
  for (const violation of invalid.flatMap(example => violationsOf(example.violation))) {
    if (!byCode.has(violation.code)) byCode.set(violation.code, violation);
  }
  return [...byCode.values()];
}

const everyLanguage = Promise.all(locales.map(loadMessages));

function Texts({ violations }: { readonly violations: readonly Violation[] }) {
  const languages = use(everyLanguage);
  return violations.map(violation => (
    <div key={violation.code} className="grid gap-1">
      <h3 className="font-mono text-xs font-semibold">{violation.code}</h3>
      <ul className="grid gap-1">
        {languages.map(messages => (
          <li key={messages.locale} lang={messages.locale} className="flex gap-3">
            <span className="w-12 shrink-0 text-text-muted">{messages.locale}</span>
            <MessagesProvider messages={messages}>
              <ErrorText violation={violation} />
            </MessagesProvider>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function ErrorText({ violation }: { readonly violation: Violation }) {
  return <span>{useErrorText()(violation)}</span>;
}

interface ExamplesProps {
  readonly caption: string;
  readonly rule: RulePageProps['rule'];
  readonly examples: readonly Example<unknown>[];
}

function Examples({ caption, rule, examples }: ExamplesProps) {
  const hasOptions = examples.some(({ options }) => options !== undefined);
  const hasSources = examples.some(({ source }) => source !== undefined);
  const chainHeads = [
    'Value',
    'What is particular',
    ...(hasOptions ? ['Options'] : []),
    ...(hasSources ? ['Source'] : []),
    'Verdict',
  ];
  return (
    <Table caption={caption} chainHeads={chainHeads}>
      {examples.map(({ value, options, note, source }) => {
        const result = rule(value, options);
        return (
          <tr key={`${note} ${written(value)}`}>
            <td>
              <code>{written(value)}</code>
            </td>
            <td>{note}</td>
            {hasOptions && (
              <td>
                <code>{options === undefined ? '' : written(options)}</code>
              </td>
            )}
            {hasSources && <td className="text-text-muted">{source}</td>}
            <td>
              {result ? <Status tone="danger">{result.code}</Status> : <Status tone="success">passes</Status>}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
