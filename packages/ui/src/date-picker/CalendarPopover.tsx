'use client';
import { getLocalTimeZone, isToday, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { RefObject } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Dialog,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { Button as OwnButton } from '../button/Button.tsx';
import { dateOf } from '../date-field/DateField.tsx';
import { useMessages } from '../messages/index.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { calendar } from './CalendarPopover.styles.ts';
import { icon } from '../icons/icon.ts';

const ChevronLeftIcon = icon(ChevronLeft);
const ChevronRightIcon = icon(ChevronRight);

/** A month to pick a day from; loaded with the first date picker that is opened. */
export function CalendarPopover({ trigger, value, min, max, onPick, onClose }: CalendarPopoverProps) {
  const { locale, components } = useMessages();
  const styles = calendar();
  const scope = useThemeScope();
  const zone = getLocalTimeZone();
  const now = today(zone);
  const [earliest, latest] = [dateOf(min), dateOf(max)];
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const bounds = [
    earliest && components.date.earliest.replace('{{date}}', written.format(earliest.toDate(zone))),
    latest && components.date.latest.replace('{{date}}', written.format(latest.toDate(zone))),
  ].filter(bound => bound !== null);
  const isTodayOut =
    (earliest !== null && now.compare(earliest) < 0) || (latest !== null && now.compare(latest) > 0);
  return (
    <I18nProvider locale={locale}>
      <Popover
        {...scope}
        isOpen
        onOpenChange={isOpen => isOpen || onClose()}
        triggerRef={trigger}
        placement="bottom end"
        offset={8}
        className={styles.popover()}
      >
        <Dialog aria-label={components.date.calendar} className={styles.dialog()}>
          <Calendar
            aria-label={components.date.calendar}
            autoFocus
            value={dateOf(value)}
            onChange={date => onPick(date.toString())}
            minValue={earliest}
            maxValue={latest}
            // Weeks begin on Monday where this product is used, whatever the language.
            firstDayOfWeek="mon"
          >
            <div className={styles.head()}>
              <CalendarHeading className={styles.title()} />
              <Button slot="previous" className={styles.step()}>
                <ChevronLeftIcon aria-hidden className="size-4 rtl:rotate-180" />
              </Button>
              <Button slot="next" className={styles.step()}>
                <ChevronRightIcon aria-hidden className="size-4 rtl:rotate-180" />
              </Button>
            </div>
            <CalendarGrid weekdayStyle="short">
              <CalendarGridHeader>
                {day => <CalendarHeaderCell className={styles.day()}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {date => (
                  <CalendarCell date={date} className={styles.cell({ isToday: isToday(date, zone) })} />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
          <div className={styles.foot()}>
            <OwnButton size="small" isDisabled={isTodayOut} onClick={() => onPick(now.toString())}>
              {components.date.today}
            </OwnButton>
            <span className={styles.bounds()}>
              {bounds.map(bound => (
                <span key={bound}>{bound}</span>
              ))}
            </span>
          </div>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

interface CalendarPopoverProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly value: string | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
}
