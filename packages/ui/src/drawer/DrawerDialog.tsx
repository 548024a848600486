'use client';
import { DialogFrame } from '../modal/ModalDialog.tsx';
import type { DrawerProps } from './Drawer.tsx';
import { drawer } from './Drawer.styles.ts';

/** The dialog of a `Drawer`. */
export function DrawerDialog({ side = 'end', width = 460, className, ...rest }: DrawerProps) {
  const styles = drawer({ side, width });
  return (
    <DialogFrame {...rest} frame={styles.frame()} panel={styles.panel({ className })} foot={styles.foot()} />
  );
}
