import { loadPhoneMetadata } from '@dossier/validators';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { PhoneField } from './PhoneField.tsx';

describe('PhoneField', () => {
  it('loads nothing while it is empty and nobody is about to type', async () => {
    vi.resetModules();
    const fresh = await import('./PhoneField.tsx');
    const { phoneLibrary } = await import('@dossier/validators');
    const page = await import('../testing/render.tsx');
    await page.render(<fresh.PhoneField label="Phone" />);
    expect(phoneLibrary()).toBeUndefined();
  });

  describeContract(<PhoneField label="Phone" />, { target: 'input' });
  describeFieldContract(props => <PhoneField {...props} />, 'input');

  describe('with the metadata', () => {
    beforeAll(loadPhoneMetadata);

    it.each([
      ['0031 6 12345678', '+31612345678'],
      ['06-12345678', '+31612345678'],
      ['tel:+31-6-1234-5678', '+31612345678'],
      ['\u202a+31 (0)6 12345678\u202c', '+31612345678'],
      ['+32 485 12 34 56', '+32485123456'],
      ['0049 30 901820', '+4930901820'],
      ['0612', '0612'],
    ])('reads %j as %s', async (text, value) => {
      const onValueChange = vi.fn();
      const { container } = await render(<PhoneField label="Phone" onValueChange={onValueChange} />);
      await typeInto(container.querySelector('input')!, text);
      expect(onValueChange).toHaveBeenLastCalledWith(value);
    });

    it('shows a number in the groups of its country, and whose it is', async () => {
      const { container } = await render(<PhoneField label="Phone" value="+32485123456" />);
      expect(container.querySelector('input')?.value).toBe('+32 485 12 34 56');
      expect(container.querySelector('button')?.getAttribute('aria-label')).toBe('Country: Belgium');
    });

    it('reads a national number of the country it is told', async () => {
      const onValueChange = vi.fn();
      const { container } = await render(
        <PhoneField label="Phone" defaultCountry="be" onValueChange={onValueChange} />,
      );
      await typeInto(container.querySelector('input')!, '0485 12 34 56');
      expect(onValueChange).toHaveBeenLastCalledWith('+32485123456');
    });

    it('follows the country that it is told, until one is chosen', async () => {
      const { container, rerender } = await render(<PhoneField label="Phone" defaultCountry="nl" />);
      await rerender(<PhoneField label="Phone" defaultCountry="de" />);
      expect(container.querySelector('button')?.getAttribute('aria-label')).toBe('Country: Germany');
    });

    it('reads once more, when it is left, what was typed before the metadata had come', async () => {
      const onValueChange = vi.fn();
      const { container } = await render(
        <PhoneField label="Phone" value="0612345678" onValueChange={onValueChange} />,
      );
      await perform(() =>
        container.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
      );
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('+31612345678');
    });
  });
});
