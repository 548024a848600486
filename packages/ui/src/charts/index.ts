export { BarChart } from './BarChart.tsx';
export { FunnelChart } from './FunnelChart.tsx';
export { LineChart } from './LineChart.tsx';
export { StackedBarChart } from './StackedBarChart.tsx';
export type { BarChartProps } from './BarChart.tsx';
export type { FunnelChartProps } from './FunnelChart.tsx';
export type { LineChartProps } from './LineChart.tsx';
export type { StackedBarChartProps } from './StackedBarChart.tsx';
export type { ChartFrameProps, ChartItem, ChartRow, ChartSeries, ChartValue } from './data.ts';
