export { Tooltip, tooltipPlacements } from './Tooltip.tsx';
export type { TooltipPlacement, TooltipProps } from './Tooltip.tsx';
