/** What the theme editor sends to its preview; both are pages of one origin. */
export interface PreviewMessage {
  readonly kind: 'dossier preview';
  /** Stylesheet of the theme, for `[data-tenant]` of the firm. */
  readonly css: string;
  readonly scheme: 'light' | 'dark';
  readonly contrast: 'standard' | 'more';
  readonly density: 'compact' | 'regular' | 'comfortable';
}

export const previewScreens = ['list', 'file', 'form', 'dialog', 'sign-in', 'empty'] as const;
export type PreviewScreen = (typeof previewScreens)[number];
/** Sent by the preview when it is ready to receive. */
export const previewReady = 'dossier preview ready';

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && (data as { kind?: unknown }).kind === 'dossier preview';
