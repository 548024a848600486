import type { ViewedDocument } from './viewed-document.ts';

const lines = ['Uittreksel Handelsregister', 'Van der Brüggen Holding B.V.', '68750110'];

/** A paper of two pages for stories and guidance, drawn without any file. */
export const aDocument: ViewedDocument = {
  pages: 2,
  sizeOf: () => Promise.resolve({ width: 595, height: 842 }),
  draw(canvas, { page, scale, rotation }) {
    const context = canvas.getContext('2d');
    if (!context) return Promise.resolve();
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((rotation * Math.PI) / 180);
    context.scale(scale, scale);
    context.fillStyle = 'black';
    context.font = '24px sans-serif';
    [...lines, `${page} / 2`].forEach((line, index) => context.fillText(line, -240, -360 + 36 * index));
    return Promise.resolve();
  },
  textOf: page => Promise.resolve([...lines, `${page} / 2`].join('\n')),
};
