import { describe, expect, it } from 'vitest';
import { propTypes } from '../.storybook/prop-types.ts';

const types = propTypes();
const summary = (folder: string, component: string, prop: string) =>
  types[folder]?.[component]?.[prop]?.summary;

describe('the table of props', () => {
  it.each([
    ['button', 'Button', 'variant', "'primary' | 'secondary' | 'quiet' | 'danger'"],
    ['modal', 'Modal', 'width', '460 | 630 | 750 | 900 | 1140'],
    ['masked-value', 'MaskedValue', 'keep', "'phone' | 'identifier'"],
    ['table', 'Nothing', 'variant', undefined],
  ])('says the values that %s %s takes for %s', (folder, component, prop, values) => {
    expect(summary(folder, component, prop)).toBe(values);
  });

  it('says them of a prop that is inherited, too', () => {
    expect(summary('icon-button', 'IconButton', 'variant')).toBe(summary('button', 'Button', 'variant'));
    expect(types['icon-button']?.['IconButton']).not.toHaveProperty('busyLabel');
  });

  it('says what a list is of, and what its items hold', () => {
    expect(types['radio-group']?.['RadioGroup']?.['options']).toEqual({
      summary: 'RadioOption[]',
      detail: 'RadioOption\n  value: string\n  label: string\n  hint?: string\n  isDisabled?: boolean',
    });
  });

  it('leaves a type that is said well as it is written', () => {
    expect(summary('select', 'Select', 'onValueChange')).toBe('((value: string) => void) | undefined');
  });

  it('leaves no union of ours behind the name of its constant', () => {
    const all = Object.values(types).flatMap(components =>
      Object.values(components).flatMap(props => Object.values(props).map(type => type.summary)),
    );
    expect(all.filter(text => /\(typeof|keyof/.test(text))).toEqual([]);
  });
});
