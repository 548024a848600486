import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §3: closed question, short text, date, number. */
export const customFieldType = /* @__PURE__ */ vocabulary('customFieldType', ['B', 'S', 'D', 'N']);
export type CustomFieldType = CodeOf<typeof customFieldType>;

/** S2 §3: whom a custom field is asked of. */
export const customFieldScope = /* @__PURE__ */ vocabulary('customFieldScope', ['NP', 'LE']);
export type CustomFieldScope = CodeOf<typeof customFieldScope>;

/** S2 §3. */
export const customFieldValueType = /* @__PURE__ */ vocabulary('customFieldValueType', [
  'TEXT',
  'CURRENCY',
  'NUMBER',
  'PERCENTAGE',
]);
export type CustomFieldValueType = CodeOf<typeof customFieldValueType>;

/** S2 §4. */
export const customFieldStatus = /* @__PURE__ */ statuses('customFieldStatus', [
  { code: 'A', tone: 'success' },
  { code: 'D', tone: 'neutral' },
  { code: 'R', tone: 'neutral', outlined: true },
]);
export type CustomFieldStatus = CodeOf<typeof customFieldStatus>;
