export { Board } from './Board.tsx';
export type { BoardColumn, BoardProps } from './Board.tsx';
export type { BoardItem } from './BoardCard.tsx';
