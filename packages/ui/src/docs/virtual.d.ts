declare module 'virtual:dossier-proofs' {
  /** What is proved of each component; see `.storybook/proofs.ts`. */
  export interface Proof {
    readonly folder: string;
    readonly run: { readonly passed: number; readonly failed: number } | null;
    readonly stories: number;
    readonly keyboard: number;
    readonly narrow: number;
    readonly tests: boolean;
    readonly screenReader: boolean;
    readonly trees: number;
    readonly pictures: number;
    readonly forcedColours: boolean;
  }
  export const proofs: readonly Proof[];
}

declare module 'virtual:dossier-prop-types' {
  /** The type of one prop, for its reader; see `.storybook/prop-types.ts`. */
  export interface Shown {
    readonly summary: string;
    readonly detail?: string;
  }
  export const propTypes: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Shown>>>>>>;
}

declare module 'virtual:dossier-own-parts' {
  /** What files of stories declare for their own examples; see `.storybook/own-parts.ts`. */
  export const ownParts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
