// What a record begins without, in one file: whoever looks at one has the latest events a moment later.
export { ActivitySection } from '../activity/ActivitySection.tsx';
export { LatestEvents } from '../activity/LatestEvents.tsx';
export { EndedSignOff } from './EndedSignOff.tsx';
export { SignOffModal } from './SignOffModal.tsx';
