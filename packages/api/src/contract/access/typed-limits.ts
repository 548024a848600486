/**
 * Characters of a text as it was typed, before its own rule looks at it: more than any may have, so that the rule can
 * say so, and few enough that no rule takes long over it.
 */
export const typedLimits = {
  /** S1 §5: 99 characters. */
  password: 256,
  /** S1 §5: 99 characters; blanks around it are not counted. */
  name: 400,
  /** A code of six digits, with what was pasted around it. */
  code: 40,
} as const;
