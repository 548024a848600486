import { Progress } from '@dossier/ui/progress';

/** How far long work has come; green when all of it succeeded, red when nothing did. */
export function JobProgress({ job: { state, done, total, failed }, label, valueText }: JobProgressProps) {
  const tone = state === 'done' && failed === 0 ? 'success' : state === 'failed' ? 'danger' : 'primary';
  return <Progress label={label} value={done} max={total} tone={tone} valueText={valueText} />;
}

interface JobProgressProps {
  readonly job: {
    readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
    readonly done: number;
    readonly total: number;
    readonly failed: number;
  };
  readonly label: string;
  /** How much of how many is done. */
  readonly valueText: string;
}
