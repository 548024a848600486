import { registrationStatus } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { loadMessages, MessagesProvider } from '../messages/index.ts';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Badge } from './Badge.tsx';

describe('Badge', () => {
  describeContract(<Badge tone="info">Complete</Badge>);

  it('takes word, tone and dot of a code from its vocabulary', async () => {
    const messages = await loadMessages('en-US');
    for (const code of registrationStatus.codes) {
      const { container } = await render(
        <MessagesProvider messages={messages}>
          <Badge of={{ vocabulary: registrationStatus, code }} />
        </MessagesProvider>,
      );
      expect(container.textContent).toBe(
        (messages.vocabularies.registrationStatus as Readonly<Record<string, string>>)[code],
      );
    }
  });
});
