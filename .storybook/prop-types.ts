// The types of props as their reader needs them: the values that can be given, and the shape of what is listed. Docgen
// shows a list as `unknown` and a union by the name of its constant.
import { basename, dirname } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { Sources, type Found, type SourceFile } from './declarations.ts';

/** The type of one prop; `detail` says what its names stand for. */
export interface Shown {
  readonly summary: string;
  readonly detail?: string;
}

/** By folder, component and prop. */
export type PropTypes = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Shown>>>>>>;

interface Member extends Found<ESTree.TSType> {
  readonly isOptional: boolean;
}
type Members = ReadonlyMap<string, Member>;

/** More than these and the name says more than its values. */
const maxLength = 24;
/** As its source has it, in one line; that a list is not changed is of no use to who gives it. */
const written = ({ node, file }: Found<{ readonly start: number; readonly end: number }>) =>
  file.text
    .slice(node.start, node.end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\breadonly /g, '');
const isLiteral = (text: string) => /^(?:'[^']*'|-?\d[\d.]*|true|false|null|undefined)$/.test(text);
const unwrapped = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? unwrapped(node.expression) : node;
const parenthesised = (node: ESTree.TSType): ESTree.TSType =>
  node.type === 'TSParenthesizedType' ? parenthesised(node.typeAnnotation) : node;

class Reader {
  readonly #sources: Sources;
  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The members of an interface or type of ours, inherited ones included; those of the platform are its own affair. */
  members(name: string, file: SourceFile): Members {
    const declaration = this.#sources.find(name, file);
    if (declaration?.node.type === 'TSTypeAliasDeclaration')
      return this.#membersOf({ node: declaration.node.typeAnnotation, file: declaration.file });
    if (declaration?.node.type !== 'TSInterfaceDeclaration') return new Map();
    const inherited = declaration.node.extends.flatMap(({ expression, typeArguments }) =>
      expression.type === 'Identifier'
        ? [...this.#through(expression.name, typeArguments?.params ?? [], declaration.file)]
        : [],
    );
    return new Map([...inherited, ...this.#own(declaration.node.body.body, declaration.file)]);
  }

  #own(body: readonly ESTree.TSSignature[], file: SourceFile): Members {
    return new Map(
      body.flatMap(member =>
        member.type === 'TSPropertySignature' && member.typeAnnotation && member.key.type === 'Identifier'
          ? [
              [
                member.key.name,
                { node: member.typeAnnotation.typeAnnotation, file, isOptional: member.optional },
              ] as const,
            ]
          : [],
      ),
    );
  }

  #membersOf({ node, file }: Found<ESTree.TSType>): Members {
    const type = parenthesised(node);
    if (type.type === 'TSTypeLiteral') return this.#own(type.members, file);
    if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType')
      return new Map(type.types.flatMap(each => [...this.#membersOf({ node: each, file })]));
    if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return new Map();
    return this.#through(type.typeName.name, type.typeArguments?.params ?? [], file);
  }

  /** Of a type by its name; `Omit`, `Pick` and the like are seen through. */
  #through(name: string, params: readonly ESTree.TSType[], file: SourceFile): Members {
    const [first, keys] = params;
    if (!first || !['Omit', 'Pick', 'Partial', 'Readonly'].includes(name)) return this.members(name, file);
    const all = this.#membersOf({ node: first, file });
    if (!keys) return all;
    const named = new Set(this.shown({ node: keys, file }).split(' | '));
    return new Map([...all].filter(([key]) => named.has(`'${key}'`) === (name === 'Pick')));
  }

  /** A type with the values that its names stand for, where it has a few. */
  shown({ node, file }: Found<ESTree.TSType>): string {
    const type = parenthesised(node);
    const itself = written({ node, file });
    switch (type.type) {
      case 'TSUnionType':
        return [...new Set(type.types.flatMap(each => this.shown({ node: each, file }).split(' | ')))].join(
          ' | ',
        );
      case 'TSTypeOperator':
        return type.operator === 'keyof'
          ? (this.#keys(type.typeAnnotation, file) ?? itself)
          : this.shown({ node: type.typeAnnotation, file });
      case 'TSIndexedAccessType':
        return this.#indexed(type, file) ?? itself;
      case 'TSTypeReference': {
        const declaration =
          type.typeName.type === 'Identifier' ? this.#sources.find(type.typeName.name, file) : undefined;
        if (declaration?.node.type !== 'TSTypeAliasDeclaration') return itself;
        const meant = this.shown({ node: declaration.node.typeAnnotation, file: declaration.file });
        const values = meant.split(' | ');
        return values.length <= maxLength && values.every(isLiteral) ? meant : itself;
      }
      default:
        return itself;
    }
  }

  /** `(typeof tones)[number]`, and a prop of other props. */
  #indexed(type: ESTree.TSIndexedAccessType, file: SourceFile): string | undefined {
    const object = parenthesised(type.objectType);
    if (object.type === 'TSTypeQuery' && type.indexType.type === 'TSNumberKeyword') {
      const list = this.#constant(object, file);
      if (list?.node.type !== 'ArrayExpression') return undefined;
      const values = list.node.elements.flatMap(each =>
        each ? written({ node: each, file: list.file }) : [],
      );
      return values.every(isLiteral) ? values.join(' | ') : undefined;
    }
    const key = written({ node: type.indexType, file }).replaceAll("'", '');
    const member = this.#membersOf({ node: object, file }).get(key);
    return member && this.shown(member);
  }

  #keys(of: ESTree.TSType, file: SourceFile): string | undefined {
    const object = of.type === 'TSTypeQuery' ? this.#constant(of, file) : undefined;
    if (object?.node.type !== 'ObjectExpression') return undefined;
    return object.node.properties
      .flatMap(each =>
        each.type === 'Property' && each.key.type === 'Identifier' ? [`'${each.key.name}'`] : [],
      )
      .join(' | ');
  }

  #constant(query: ESTree.TSTypeQuery, file: SourceFile): Found<ESTree.Expression> | undefined {
    const declaration =
      query.exprName.type === 'Identifier' ? this.#sources.find(query.exprName.name, file) : undefined;
    if (declaration?.node.type !== 'VariableDeclarator' || !declaration.node.init) return undefined;
    return { node: unwrapped(declaration.node.init), file: declaration.file };
  }

  /** What the interfaces that a type names hold. */
  detail(type: Found<ESTree.TSType>): string {
    const names = new Set(written(type).match(/\b[A-Z]\w+/g));
    return [...names]
      .map(name => [name, this.members(name, type.file)] as const)
      .filter(([, members]) => members.size > 0)
      .map(([name, members]) => {
        const lines = [...members].map(
          ([key, member]) => `  ${key}${member.isOptional ? '?' : ''}: ${this.shown(member)}`,
        );
        return `${name}\n${lines.join('\n')}`;
      })
      .join('\n\n');
  }
}

/** The types of the props of every component. */
export function propTypes(): PropTypes {
  const sources = new Sources();
  const reader = new Reader(sources);
  const types: Record<string, Record<string, Record<string, Shown>>> = {};
  for (const file of sources.files.values())
    for (const name of file.declared.keys()) {
      const component = /^([A-Z]\w+)Props$/.exec(name)?.[1];
      if (component === undefined || !file.path.startsWith('packages/ui/')) continue;
      const folder = basename(dirname(file.path));
      types[folder] ??= {};
      types[folder][component] = Object.fromEntries(
        [...reader.members(name, file)].map(([prop, type]) => {
          const detail = reader.detail(type);
          return [prop, { summary: reader.shown(type), ...(detail === '' ? {} : { detail }) }];
        }),
      );
    }
  return types;
}

const id = 'virtual:dossier-prop-types';

/** Gives Storybook's preview `virtual:dossier-prop-types`. */
export const propTypesPlugin: Plugin = {
  name: 'dossier-prop-types',
  resolveId: source => (source === id ? `\0${id}` : undefined),
  load: source =>
    source === `\0${id}` ? `export const propTypes = ${JSON.stringify(propTypes())};` : undefined,
};
