// What is told beside a page when there is something to tell, fetched as one in the first idle moment.
export { Accompaniments } from './Accompaniments.tsx';
export { FrameNotices } from './shell/FrameNotices.tsx';
