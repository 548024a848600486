import SchemaBuilder from '@pothos/core';
import type { contract, OutputOf } from '@dossier/api/contract';
import { messageStatus, messageType } from '@dossier/validators/vocabularies';
import type { GraphQLSchema } from 'graphql';
import type { GraphqlContext } from './parties-schema.ts';

type Inbox = OutputOf<typeof contract.messages.tenantMessagesGet>;
type Updated = OutputOf<typeof contract.messages.bulkUpdateTenantMessage>;

/** The graph of the notification service: S2 §7, tenantMessagesGet and bulkUpdateTenantMessage. */
export function notificationsSchema(): GraphQLSchema {
  const builder = new SchemaBuilder<{ Context: GraphqlContext }>({});
  const status = builder.enumType('MessageStatus', { values: messageStatus.codes });
  const type = builder.enumType('MessageType', { values: messageType.codes });

  const message = builder.objectRef<Inbox['items'][number]>('TenantMessage').implement({
    fields: t => ({
      id: t.exposeID('id', { nullable: false }),
      party_id: t.exposeID('party_id', { nullable: true }),
      messageStatus: t.expose('messageStatus', { type: status, nullable: false }),
      messageType: t.expose('messageType', { type, nullable: false }),
      messageDescription: t.exposeString('messageDescription', { nullable: false }),
      createdAt: t.exposeString('createdAt', { nullable: false }),
      ask: t.exposeString('ask', { nullable: false }),
      isClosed: t.exposeBoolean('isClosed', { nullable: false }),
      actor: t.exposeString('actor', { nullable: true }),
      registrationId: t.exposeID('registrationId', { nullable: true }),
      registrationName: t.exposeString('registrationName', { nullable: true }),
      processId: t.exposeID('processId', { nullable: true }),
      mergeId: t.exposeID('mergeId', { nullable: true }),
      isMergeUndone: t.exposeBoolean('isMergeUndone', { nullable: false }),
      job: t.exposeString('job', { nullable: true }),
      settingsPage: t.exposeString('settingsPage', { nullable: true }),
      excerpt: t.exposeString('excerpt', { nullable: true }),
      decision: t.exposeString('decision', { nullable: true }),
      sameKind: t.exposeInt('sameKind', { nullable: false }),
    }),
  });

  const counts = builder.objectRef<Inbox['counts']>('TenantMessageCounts').implement({
    fields: t => ({
      Unread: t.exposeInt('Unread', { nullable: false }),
      Read: t.exposeInt('Read', { nullable: false }),
      Archived: t.exposeInt('Archived', { nullable: false }),
      Deleted: t.exposeInt('Deleted', { nullable: false }),
      decide: t.exposeInt('decide', { nullable: false }),
      do: t.exposeInt('do', { nullable: false }),
      know: t.exposeInt('know', { nullable: false }),
    }),
  });

  const inbox = builder.objectRef<Inbox>('TenantMessages').implement({
    fields: t => ({
      items: t.field({ type: [message], nullable: false, resolve: parent => parent.items }),
      total: t.exposeInt('total', { nullable: false }),
      counts: t.field({ type: counts, nullable: false, resolve: parent => parent.counts }),
    }),
  });

  const updated = builder.objectRef<Updated>('TenantMessageUpdate').implement({
    fields: t => ({
      ids: t.exposeIDList('ids', { nullable: false }),
      messageStatus: t.expose('messageStatus', { type: status, nullable: false }),
    }),
  });

  builder.queryType({
    fields: t => ({
      tenantMessagesGet: t.field({
        type: inbox,
        args: {
          messageStatus: t.arg({ type: [status], required: true }),
          messageType: t.arg({ type: [type] }),
          registrationId: t.arg.id(),
          isStacked: t.arg.boolean(),
          offset: t.arg.int(),
          max: t.arg.int(),
        },
        resolve: async (_parent, args, { call }) => (await call('messages.tenantMessagesGet', args)) as Inbox,
      }),
    }),
  });
  builder.mutationType({
    fields: t => ({
      bulkUpdateTenantMessage: t.field({
        type: updated,
        args: {
          ids: t.arg.idList({ required: true }),
          messageStatus: t.arg({ type: status, required: true }),
          updatedBy: t.arg.string(),
        },
        resolve: async (_parent, args, { call }) =>
          (await call('messages.bulkUpdateTenantMessage', args)) as Updated,
      }),
    }),
  });
  return builder.toSchema();
}
