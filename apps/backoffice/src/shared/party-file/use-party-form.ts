import type { PartyNode } from '@dossier/api/contract';
import { ApiError } from '@dossier/api/gateway';
import { useForm, violationsOf, type FormHandle, type PathViolation } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { useEffect, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { useTranslations } from '../translations.ts';
import { addressPath } from './address-values.ts';
import { partyName } from './party-name.ts';
import { useFieldsText } from './use-fields-text.ts';
import {
  isSame,
  partyPatch,
  type EntityValues,
  type PartyPatchParts,
  type PersonValues,
} from './party-values.ts';

export type PartyValues = PersonValues | EntityValues;

export interface PartyKind<Values extends PartyValues> {
  readonly schema: Schema<Values>;
  readonly valuesOf: (party: PartyNode) => Values;
  /**
   * What is validated together, by field: an error that was stored in one such part stops no one from saving another
   * one, as on the platform. Undefined for a field that is always validated. @default all of it is
   */
  readonly sectionOf?: (field: string) => string | undefined;
}

/** What someone began from: the version decides whether another user was faster. */
interface Base<Values> {
  readonly version: number;
  readonly values: Values;
}

export interface PartyConflict<Values> {
  readonly base: Values;
  readonly theirs: Base<Values>;
  readonly mine: Values;
  readonly by: string | null;
  readonly at: string | null;
}

/** Where a party is kept: in a registration, or in its client file. */
export interface PartyStore {
  readonly party: PartyNode;
  /** What a change is based on. */
  readonly version: number;
  /** Names the draft, but for the version. */
  readonly draft: string;
  readonly save: (version: number, patch: PartyPatchParts) => Promise<unknown>;
  /** The party past what the page has, and who changed it last; null where it was removed. */
  readonly read: () => Promise<StoredParty | null>;
}

/** A party as it is kept now. */
export interface StoredParty {
  readonly party: PartyNode;
  readonly version: number;
  readonly by: string | null;
  readonly at: string | null;
}

/** What is asked before anything is saved. */
export interface PartyFormOptions<Values extends PartyValues> {
  readonly onDone: () => void;
  /** Asks whether to save what differs; without it that is no question. */
  readonly confirm?: (base: Values, mine: Values) => Promise<boolean>;
}

export interface PartyForm<Values extends PartyValues> {
  readonly form: FormHandle<Values>;
  /** What was stored and breaks a rule; none where all of it is validated. */
  readonly storedErrors: readonly PathViolation[];
  readonly conflict: PartyConflict<Values> | null;
  readonly saveMerged: (merged: Values) => void;
  /** Takes theirs, and lets mine go. */
  readonly discardMine: () => void;
  /** Back to the form, with everything that was typed. */
  readonly closeConflict: () => void;
}

/** Not sent: no field is at fault, but what was typed is not saved, so the draft and the guard stay. */
const notSent: readonly PathViolation[] = [{ path: 'root', code: 'unexpected' }];

/** The form of one party: its draft, its saving, and what happens when another user was faster. */
export function usePartyForm<Values extends PartyValues>(
  store: PartyStore,
  { schema, valuesOf, sectionOf }: PartyKind<Values>,
  { onDone, confirm }: PartyFormOptions<Values>,
): PartyForm<Values> {
  const t = useTranslations('parties');
  const fieldsText = useFieldsText();
  const textOf = useErrorText();
  const { show } = useToasts();
  const name = partyName(store.party);
  const [opened] = useState<Base<Values>>(() => ({
    version: store.version,
    values: valuesOf(store.party),
  }));
  // A page that hears of another user's change reads it at once: what this form began from stays what it was.
  const base = useRef(opened);
  const [conflict, setConflict] = useState<PartyConflict<Values> | null>(null);

  const form = useForm<Values>({
    schema,
    defaultValues: opened.values as never,
    draft: `${store.draft} ${opened.version}`,
    onSubmit: () => send(),
    isTolerated: sectionOf && ((path, values) => isUnchanged(sectionOf(topOf(path)), values)),
  });

  function isUnchanged(section: string | undefined, values: Values): boolean {
    if (section === undefined) return false;
    const { fields } = partyPatch(base.current.values, values);
    return Object.keys(fields).every(name => sectionOf?.(name) !== section);
  }

  const [storedErrors, setStoredErrors] = useState<readonly PathViolation[]>([]);
  const validatesSections = sectionOf !== undefined;
  useEffect(() => {
    if (validatesSections) void violationsOf(schema, opened.values).then(setStoredErrors);
  }, [validatesSections, schema, opened]);

  async function send(isAgain = false): Promise<readonly PathViolation[] | void> {
    const mine = structuredClone(form.methods.getValues());
    if (!isAgain && confirm && !(await confirm(base.current.values, mine))) return notSent;
    const patch = partyPatch(base.current.values, mine);
    const { fields: patched, ...share } = patch;
    const changed = [...Object.keys(patched), ...Object.keys(share)];
    try {
      await store.save(base.current.version, patch);
      setConflict(null);
      show({ tone: 'success', text: t($ => $.parties.saved, { name, fields: fieldsText(changed) }) });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 412) return compare(mine, isAgain);
      const fields = error.fields.map(violation => ({ ...violation, path: formPath(violation.path) }));
      if (fields.length > 0) {
        setConflict(null);
        return fields;
      }
      const text = error.kind === 'refused' ? error.message : textOf({ code: 'unexpected' });
      show({ tone: 'error', text, requestId: error.requestId });
      return notSent;
    }
  }

  async function compare(mine: Values, isAgain: boolean): Promise<readonly PathViolation[] | void> {
    const now = await store.read();
    if (!now) {
      show({ tone: 'error', text: t($ => $.parties.gone, { name }) });
      return notSent;
    }
    const theirs = { version: now.version, values: valuesOf(now.party) };
    if (!isAgain && isSame(theirs.values, base.current.values)) {
      // Another part of the file was changed, or who works on it: there is nothing to choose.
      base.current = theirs;
      return send(true);
    }
    setConflict({ base: base.current.values, theirs, mine, by: now.by, at: now.at });
    return notSent;
  }

  return {
    form,
    storedErrors,
    conflict,
    closeConflict: () => setConflict(null),
    discardMine: () => {
      if (!conflict) return;
      base.current = conflict.theirs;
      form.methods.reset(conflict.theirs.values as never);
      form.draft.forget();
      setConflict(null);
    },
    saveMerged: merged => {
      if (!conflict) return;
      base.current = conflict.theirs;
      form.methods.reset(merged as never, { keepDefaultValues: true });
      void form.submit();
    },
  };
}

/** `taxResidencies[1].country` is in the field `taxResidencies`. */
const topOf = (path: string): string => /^\w+/.exec(path)?.[0] ?? path;

/** Where the form has a field that the platform names: `parties[0].naturalPerson.taxResidencies[1].country`. */
export const formPath = (path: string): string =>
  addressPath(
    path
      .replace(/^(parties|added)\[\d+\]\./, '')
      .replace(/^(naturalPerson|legalEntity)\./, '')
      .replaceAll(/\[(\d+)\]/g, '.$1'),
  );
