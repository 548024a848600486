/** The rules that a drawn page brings along, for the theme that it wears. */
export type CriticalRules = (themeCss: string) => string;

const face = /@font-face\{[^}]*\}/g;
const familyOf = (rule: string) => /font-family:\s*["']?([^;"']+)/.exec(rule)?.[1] ?? '';

/** Of every typeface that a firm may choose a page needs those that its own theme names; the whole sheet has the rest. */
export function criticalRules(css: string): CriticalRules {
  const faces = (css.match(face) ?? []).map(rule => ({ rule, family: familyOf(rule) }));
  const rest = css.replaceAll(face, '');
  return themeCss =>
    faces.flatMap(({ rule, family }) => (themeCss.includes(family) ? [rule] : [])).join('') + rest;
}
