// What comes with every page in the frame of the administration area, fetched as one.
export { AdministrationFrame } from './AdministrationFrame.tsx';
