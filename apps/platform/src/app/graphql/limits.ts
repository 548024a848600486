import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one document may ask for: enough for any screen, too little to be an amplifier. */
export const limits = { depth: 8, aliases: 15, cost: 1_000 } as const;

interface Weight {
  depth: number;
  aliases: number;
  /** Fields, each time they would be answered. */
  cost: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Refuses documents that are too deep, too wide or too dear. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const fragments: Fragments = new Map(
        document.definitions.flatMap(node =>
          node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
        ),
      );
      const total: Weight = { depth: 0, aliases: 0, cost: 0 };
      for (const node of document.definitions)
        if (node.kind === Kind.OPERATION_DEFINITION) weigh(node.selectionSet, 1, fragments, new Set(), total);
      for (const what of ['depth', 'aliases', 'cost'] as const)
        if (total[what] > limits[what])
          context.reportError(new GraphQLError(`The query is over the limit of ${what}.`));
    },
  };
}

function weigh(
  set: SelectionSetNode,
  depth: number,
  fragments: Fragments,
  open: ReadonlySet<string>,
  total: Weight,
): void {
  total.depth = Math.max(total.depth, depth);
  for (const node of set.selections) {
    // Once over a limit, counting on would be the very work that the limit is to save.
    if (total.cost > limits.cost || total.depth > limits.depth) return;
    if (node.kind === Kind.FIELD) {
      total.cost++;
      if (node.alias) total.aliases++;
      if (node.selectionSet) weigh(node.selectionSet, depth + 1, fragments, open, total);
    } else if (node.kind === Kind.INLINE_FRAGMENT) weigh(node.selectionSet, depth, fragments, open, total);
    else {
      const name = node.name.value;
      const fragment = fragments.get(name);
      if (fragment && !open.has(name))
        weigh(fragment.selectionSet, depth, fragments, new Set([...open, name]), total);
    }
  }
}
