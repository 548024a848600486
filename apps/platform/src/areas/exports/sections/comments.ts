import { pageSize, type contract, type OutputOf } from '@dossier/api/contract';
import { listComments } from '../../registrations/service.ts';
import type { Section } from './section.ts';

type Comment = OutputOf<typeof contract.registrations.comments>['items'][number];

/** What colleagues said: inside the firm, and only where somebody asked for it. */
export const comments: Section = {
  id: 'comments',
  async blocks({ work, caller, registration, reading }) {
    const said: Comment[] = [];
    for (;;) {
      const query = { offset: said.length, max: pageSize.most };
      const { items, total } = await listComments(work, caller, registration._id, query);
      said.push(...items);
      if (items.length === 0 || said.length >= total) break;
    }
    const entries = said.map(({ createdAt, author, text }) => ({
      at: reading.instant(createdAt),
      title: author.name,
      lines: text.split('\n').filter(line => line.trim() !== ''),
    }));
    return [{ kind: 'entries', heading: null, entries }];
  },
};
