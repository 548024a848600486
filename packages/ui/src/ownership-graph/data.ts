/** A person or an entity in a structure of ownership. */
export interface OwnershipNode {
  readonly id: string;
  readonly label: string;
  /** `unknown` holds what no one is entered for: the graph adds such holders itself. */
  readonly kind: 'person' | 'company' | 'unknown';
  /** Under the name: roles, a number in a register. */
  readonly note?: string | undefined;
  /** Where more is said about it. */
  readonly href?: string | undefined;
  /** Whose ownership it is. At least one. */
  readonly isSubject?: boolean | undefined;
  /** A beneficial owner: has a stronger edge. The note says so in words. */
  readonly isBeneficialOwner?: boolean | undefined;
}

/** Who holds what. */
export interface OwnershipEdge {
  /** The holder. */
  readonly from: string;
  /** What is held. */
  readonly to: string;
  /** Per cent, a decimal text exactly as it was entered; undefined where none was. */
  readonly share?: string | undefined;
  /** What the share is, or what is held in its place, in a few words: `51% of the votes`. */
  readonly note?: string | undefined;
}

/** Whether no one entered what is held. */
export const isUnsaid = ({ share, note }: OwnershipEdge): boolean =>
  share === undefined && note === undefined;

/** Tells edges between the same two: a share and a role, say, which are one line. */
export const isAlong =
  (edge: OwnershipEdge) =>
  ({ from, to }: OwnershipEdge): boolean =>
    from === edge.from && to === edge.to;

export interface OwnershipData {
  readonly nodes: readonly OwnershipNode[];
  readonly edges: readonly OwnershipEdge[];
}
