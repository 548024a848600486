import { describe, expect, it } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Field } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

describe('Field', () => {
  describeContract(<Field label="City">{control => <input {...control} />}</Field>);

  describeFieldContract(props => <Field {...props}>{control => <input {...control} />}</Field>, 'input');

  it('keeps its error outside its label', async () => {
    const { container } = await render(
      <Field label="City" error="Wrong">
        {control => <input {...control} />}
      </Field>,
    );
    expect(container.querySelector('label')?.textContent).toBe('City');
  });
});

describe('FieldError', () => {
  it.each([undefined, ''])('renders nothing while there is no error: %j', async error => {
    const { container } = await render(<FieldError>{error}</FieldError>);
    expect(container.childElementCount).toBe(0);
  });
});
