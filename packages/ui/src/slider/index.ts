export { Slider } from './Slider.tsx';
export type { SliderProps, SliderStep } from './Slider.tsx';
