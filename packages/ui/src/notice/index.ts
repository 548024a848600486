export { Notice, noticeTones } from './Notice.tsx';
export type { NoticeProps, NoticeTone } from './Notice.tsx';
