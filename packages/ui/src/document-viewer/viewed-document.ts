/** How large a page is at 100 %, in px. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What a page is drawn with. */
export interface Drawing {
  /** From 1. */
  readonly page: number;
  /** Points of the canvas for each px of the page. */
  readonly scale: number;
  /** Clockwise. */
  readonly rotation: Rotation;
  /** No one waits for it any more. */
  readonly signal: AbortSignal;
}

export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

/** Something with pages that can be drawn, whatever reads it. */
export interface ViewedDocument {
  readonly pages: number;
  readonly sizeOf: (page: number) => Promise<PageSize>;
  /** Draws a page on a canvas that has its size already. */
  readonly draw: (canvas: HTMLCanvasElement, drawing: Drawing) => Promise<void>;
  /** What is written on a page, for the user who listens to it. */
  readonly textOf?: (page: number) => Promise<string>;
}

/** A page as it stands when it is turned. */
export const turned = ({ width, height }: PageSize, rotation: Rotation): PageSize =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** A picture as a paper of one page. @throws {DOMException} for bytes that are no picture. */
export async function imageDocument(content: Blob): Promise<ViewedDocument> {
  const image = await createImageBitmap(content);
  const { width, height } = image;
  return {
    pages: 1,
    sizeOf: () => Promise.resolve({ width, height }),
    draw(canvas, { scale, rotation }) {
      const context = canvas.getContext('2d');
      context?.translate(canvas.width / 2, canvas.height / 2);
      context?.rotate((rotation * Math.PI) / 180);
      context?.scale(scale, scale);
      context?.drawImage(image, -width / 2, -height / 2);
      return Promise.resolve();
    },
  };
}
