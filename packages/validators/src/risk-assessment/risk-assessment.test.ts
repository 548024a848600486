import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../vocabularies/countries.ts';
import { industry } from '../vocabularies/occupations.ts';
import { riskLevel } from '../vocabularies/risk.ts';
import { assessRisk, notAnswered, rankOf, type RiskInput } from './assess-risk.ts';
import { levelAfter, mayFallOn } from './follow-level.ts';
import { crsCountries, eeaCountries, highRiskCountries, sensitiveSectors } from './risk-lists.ts';
import { riskLevels, riskRules, type AssessedLevel, type RiskRuleId } from './rules.ts';

const applies = (rule: RiskRuleId, branch: string): RiskInput => ({ rule, branch });
const pep = applies('politicalExposure', 'self');
const remote = applies('remote', 'withLiveness');
const discretionary = applies('service', 'management');
const complex = applies('complexStructure', 'layersOrCountries');
const sector = applies('sector', 'sensitive');
const outsideCrs = applies('taxOutsideCrs', 'residence');
const highRiskCountry = applies('highRiskCountry', 'listed');
const supervised = applies('supervised', 'listedOrPublic');

const branches = riskRules.flatMap(rule => rule.branches.map(({ id }) => applies(rule.id, id)));
const someInputs = fc.subarray([...branches, ...riskRules.map(({ id }) => applies(id, notAnswered))]);

describe('the level by the rules (3-decisions 4.6)', () => {
  it.each<[string, readonly RiskInput[], number, AssessedLevel]>([
    ['nothing', [], 0, 'LOW'],
    ['remote, discretionary', [remote, discretionary], 10, 'LOW'],
    ['PEP', [pep], 40, 'HIGH'],
    ['complex, sector, tax outside the CRS', [complex, sector, outsideCrs], 50, 'HIGH'],
    ['a sanction', [applies('sanction', 'confirmed')], 100, 'UNACCEPTABLE'],
    ['a STAK', [applies('specialStructure', 'stak')], 10, 'MEDIUM'],
    ['a listed company, complex', [complex, supervised], 0, 'LOW'],
    [
      'a listed company with much',
      [complex, outsideCrs, applies('amount', 'over5m'), supervised],
      35,
      'MEDIUM',
    ],
    ['a listed company with a PEP', [pep, supervised], 25, 'HIGH'],
  ])('%s', (_name, inputs, score, level) => {
    expect(assessRisk(inputs)).toMatchObject({ score, level });
  });

  it('proposes the exit where the score alone would refuse: a floor decides, not a sum', () => {
    expect(assessRisk([pep, highRiskCountry])).toMatchObject({
      score: 80,
      level: 'HIGH',
      proposesExit: true,
    });
    expect(assessRisk([pep]).proposesExit).toBe(false);
  });

  it('takes a missing answer as the worst one, and says so', () => {
    const [contribution] = assessRisk([applies('politicalExposure', notAnswered)]).contributions;
    expect(contribution).toMatchObject({ branch: 'self', points: 40, floor: 'HIGH', isAnswered: false });
    // What someone answered counts before what no one did.
    const [answered] = assessRisk([applies('politicalExposure', notAnswered), pep]).contributions;
    expect(answered).toMatchObject({ isAnswered: true, inputs: [pep] });
  });

  it('counts a rule once, by its worst branch', () => {
    const related = applies('politicalExposure', 'related');
    expect(assessRisk([related, pep, pep])).toMatchObject({ score: 40, contributions: [{ branch: 'self' }] });
  });

  it('says what would lower the level, and of which rules it has no source', () => {
    const { counterfactuals, notWeighed } = assessRisk([complex, sector, outsideCrs]);
    expect(counterfactuals).toStrictEqual([
      { rule: 'complexStructure', level: 'MEDIUM' },
      { rule: 'sector', level: 'MEDIUM' },
      { rule: 'taxOutsideCrs', level: 'MEDIUM' },
    ]);
    expect(notWeighed).toContain('sanction');
    expect(notWeighed).not.toContain('sector');
  });

  it('never falls when something more applies, but by relief', () => {
    fc.assert(
      fc.property(someInputs, fc.constantFrom(...branches), (inputs, more) => {
        fc.pre(more.rule !== 'supervised');
        const before = assessRisk(inputs);
        const after = assessRisk([...inputs, more]);
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        expect(rankOf(after.level)).toBeGreaterThanOrEqual(rankOf(before.level));
      }),
    );
  });

  it('is never below its floor, and refuses by a floor alone', () => {
    fc.assert(
      fc.property(someInputs, inputs => {
        const { level, floor, score } = assessRisk(inputs);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        if (floor !== null) expect(rankOf(level)).toBeGreaterThanOrEqual(rankOf(floor));
        expect(level === 'UNACCEPTABLE').toBe(floor === 'UNACCEPTABLE');
      }),
    );
  });
});

describe('how a level follows (cooldown)', () => {
  const today = '2026-11-28';

  it('rises at once', () => {
    expect(levelAfter('HIGH', { level: 'LOW', since: today }, { today, isReview: false })).toBe('HIGH');
    expect(levelAfter('MEDIUM', null, { today, isReview: false })).toBe('MEDIUM');
  });

  it('falls after three months, or by a review', () => {
    const high = { level: 'HIGH', since: '2026-08-29' } as const;
    expect(levelAfter('LOW', high, { today, isReview: false })).toBe('HIGH');
    expect(levelAfter('LOW', high, { today, isReview: true })).toBe('LOW');
    expect(levelAfter('LOW', { ...high, since: '2026-08-28' }, { today, isReview: false })).toBe('LOW');
  });

  it.each([
    ['2026-11-28', '2027-02-28'],
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-12-31', '2027-03-31'],
  ])('counts months by the calendar: %s, %s', (since, until) => {
    expect(mayFallOn(since)).toBe(until);
  });

  it('is never below what was assessed', () => {
    const levels = fc.constantFrom(...riskLevels);
    fc.assert(
      fc.property(levels, levels, fc.boolean(), (assessed, level, isReview) => {
        const after = levelAfter(assessed, { level, since: '2026-10-01' }, { today, isReview });
        expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(assessed));
      }),
    );
  });
});

it('names levels, countries and sectors that there are', () => {
  expect(riskLevels).toStrictEqual(riskLevel.codes);
  const codes: ReadonlySet<string> = new Set(countryCodes);
  for (const list of [crsCountries, eeaCountries, highRiskCountries])
    expect([...list].filter(code => !codes.has(code))).toStrictEqual([]);
  expect([...sensitiveSectors].every(code => industry.is(code))).toBe(true);
});
