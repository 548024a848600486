import SchemaBuilder from '@pothos/core';
import type { contract, EndpointName, OutputOf } from '@dossier/api/contract';
import type { GraphQLSchema } from 'graphql';

/** What a resolver is given: the way to the same route that a path would lead to. */
export interface GraphqlContext {
  /** Authorises, validates and answers the endpoint of this name. */
  readonly call: (name: EndpointName, input: unknown) => Promise<unknown>;
}

type Simplified = OutputOf<typeof contract.parties.partiesGetSimplified>;
type RiskSettings = OutputOf<typeof contract.kyc.riskQualificationSettingGet>;

/** The graph of the parties service. Its fields are endpoints of the contract, by their operation's name. */
export function partiesSchema(): GraphQLSchema {
  const builder = new SchemaBuilder<{ Context: GraphqlContext }>({});

  const level = builder.objectRef<RiskSettings['levels'][number]>('RiskLevel').implement({
    fields: t => ({
      id: t.exposeString('id', { nullable: false }),
      name: t.exposeString('name', { nullable: true }),
      months: t.exposeInt('months', { nullable: false }),
    }),
  });

  const settings = builder.objectRef<RiskSettings>('RiskQualificationSetting').implement({
    fields: t => ({
      levels: t.field({ type: [level], nullable: false, resolve: parent => parent.levels }),
      defaultMonths: t.exposeInt('defaultMonths', { nullable: false }),
      triggerInitialRiskReview: t.exposeBoolean('triggerInitialRiskReview', { nullable: false }),
    }),
  });

  const party = builder.objectRef<Simplified['items'][number]>('SimplifiedParty').implement({
    fields: t => ({
      _id: t.exposeID('_id', { nullable: false }),
      type: t.exposeString('type', { nullable: false }),
      status: t.exposeString('status', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
    }),
  });

  const parties = builder.objectRef<Simplified>('SimplifiedParties').implement({
    fields: t => ({ items: t.field({ type: [party], nullable: false, resolve: parent => parent.items }) }),
  });

  builder.queryType({
    fields: t => ({
      partiesGetSimplified: t.field({
        type: parties,
        args: { ids: t.arg.idList({ required: true }) },
        resolve: async (_parent, { ids }, { call }) =>
          (await call('parties.partiesGetSimplified', { ids: ids.map(String) })) as Simplified,
      }),
      riskQualificationSettingGet: t.field({
        type: settings,
        resolve: async (_parent, _args, { call }) =>
          (await call('kyc.riskQualificationSettingGet', {})) as RiskSettings,
      }),
    }),
  });
  return builder.toSchema();
}
