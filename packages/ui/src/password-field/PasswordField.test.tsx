import { describe, expect, it } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { PasswordField } from './PasswordField.tsx';

describe('PasswordField', () => {
  describeContract(<PasswordField label="Password" />, { target: 'input' });
  describeContract(<PasswordField label="Password" hasRules />, { target: 'input' });

  describeFieldContract(props => <PasswordField {...props} />, 'input');

  it('is never corrected or spell-checked, and says which password it is', async () => {
    const { container } = await render(<PasswordField label="New password" autoComplete="new-password" />);
    const input = container.querySelector('input')!;
    expect(input.getAttribute('spellcheck')).toBe('false');
    expect(input.getAttribute('autocapitalize')).toBe('none');
    expect(input.autocomplete).toBe('new-password');
  });
});
