import { pageSize, type contract, type OutputOf } from '@dossier/api/contract';
import { listComments } from '../../registrations/service.ts';
import type { Section } from './section.ts';

type Comment = OutputOf<typeof contract.registrations.comments>['items'][number];

/** What colleagues said: inside the tenant, and only where someone asked for it. */
export const comments: Section = {
  id: 'comments',
  async blocks({ work, caller, registration, reading }) {
    const comments: Comment[] = [];
    for (;;) {
      const query = { offset: comments.length, max: pageSize.max };
      const { items, total } = await listComments(work, caller, registration._id, query);
      comments.push(...items);
      if (items.length === 0 || comments.length >= total) break;
    }
    const entries = comments.map(({ createdAt, author, text }) => ({
      at: reading.instant(createdAt),
      title: author.name,
      lines: text.split('\n').filter(line => line.trim() !== ''),
    }));
    return [{ kind: 'entries', heading: null, entries }];
  },
};
