import { registrationStatus } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { loadMessages, MessagesProvider } from '../messages/index.ts';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Status } from './Status.tsx';

describe('Status', () => {
  describeContract(<Status tone="info">Complete</Status>);

  it('never shows a bare letter of a known code', async () => {
    const { container } = await render(
      <MessagesProvider messages={await loadMessages('de-DE')}>
        {registrationStatus.codes.map(code => (
          <Status key={code} of={{ vocabulary: registrationStatus, code }} />
        ))}
      </MessagesProvider>,
    );
    const texts = [...container.children].map(child => child.textContent);
    expect(
      texts.filter(word => (registrationStatus.codes as readonly string[]).includes(word ?? '')),
    ).toEqual([]);
  });

  it('shows a code that nobody knows as it is, and neutral', async () => {
    const { container } = await render(<Status of={{ vocabulary: registrationStatus, code: 'NEW' }} />);
    expect(container.textContent).toBe('NEW');
    expect(container.querySelector('svg')?.getAttribute('class')).toContain('neutral');
  });
});
