import { describe, expect, it, vi } from 'vitest';
import { loadMessages, MessagesProvider } from '../messages/index.ts';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { CurrencyField } from './CurrencyField.tsx';

describe('CurrencyField', () => {
  describeContract(<CurrencyField label="Assets" />, { target: 'input' });
  describeFieldContract(props => <CurrencyField {...props} />, 'input', '€euros');

  it('takes whole euros only', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <MessagesProvider messages={await loadMessages('nl-NL')}>
        <CurrencyField label="Vermogen" value="12500" onValueChange={onValueChange} />
      </MessagesProvider>,
    );
    const input = container.querySelector('input')!;
    expect(input.value).toBe('12.500');
    await typeInto(input, '€ 13.250,75');
    expect(onValueChange).toHaveBeenLastCalledWith('13250');
  });

  it('names another currency with its sign', async () => {
    const { container } = await render(<CurrencyField label="Assets" currency="CHF" value="12500" />);
    expect(container.textContent).toContain('CHF');
    expect(container.textContent).toContain('Swiss francs');
  });
});
