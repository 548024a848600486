import { encode } from 'uqr';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { pathOf } from './path.ts';
import { QrCode } from './QrCode.tsx';

const value = 'otpauth://totp/Dossier:sanne.dewit?secret=JBSWY3DPEHPK3PXP&issuer=Dossier';
const code = <QrCode label="Dossier, sanne.dewit" value={value} secret="JBSWY3DPEHPK3PXP" />;

describe('QrCode', () => {
  describeContract(code);

  it('draws every dark module, with a quiet edge of four', async () => {
    const { size, path } = await pathOf(value);
    const { data } = encode(value, { ecc: 'M', border: 4 });
    expect(path.match(/M/g)).toHaveLength(data.flat().filter(Boolean).length);
    expect(size).toBe(data.length);
    expect(path.startsWith('M4 4')).toBe(true);
  });

  it('is 256 px, and named', async () => {
    const { container } = await render(code);
    await vi.waitFor(() => expect(container.querySelector('svg[role="img"]')).not.toBeNull());
    const image = container.querySelector('svg[role="img"]')!;
    expect(image.getAttribute('aria-label')).toBe('QR code: Dossier, sanne.dewit');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['256', '256']);
  });

  it('shows the secret in fours, and copies it without blanks', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const { container } = await render(code);
    expect(container.querySelector('code')?.textContent).toBe('JBSW Y3DP EHPK 3PXP');
    await perform(() => container.querySelector('button')!.click());
    expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
    expect(container.textContent).toContain('Copied');
  });

  it('leads to the key when the code cannot be drawn', async () => {
    const { container } = await render(<QrCode label="Dossier" value={'x'.repeat(4000)} secret="ABCD" />);
    await vi.waitFor(() => expect(container.textContent).toContain('Enter the key below in the app.'));
  });
});
