'use client';
import { CalendarDays } from 'lucide';
import { lazy, Suspense, useRef, useState } from 'react';
import { DateField, type DateFieldProps } from '../date-field/DateField.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/index.ts';
import { icon } from '../icons/icon.ts';

const CalendarDaysIcon = icon(CalendarDays);

const loadCalendar = () => import('./CalendarPopover.tsx');
const CalendarPopover = lazy(async () => ({ default: (await loadCalendar()).CalendarPopover }));

/**
 * A date to choose: a due date, the first day of a contract. It is typed as in a `DateField`, or picked in a
 * calendar. For a date that people know by heart, use `DateField`.
 *
 * Renders what a `DateField` renders, and a button; the calendar's code comes when the button is about to be
 * pressed.
 */
export function DatePicker(props: DatePickerProps) {
  const { components } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pick = (value: string) => {
    setOpen(false);
    props.onValueChange?.(value);
  };
  return (
    <>
      <DateField
        {...props}
        end={
          <IconButton
            ref={button}
            // Two dates next to each other have two calendars.
            label={`${components.date.open}: ${props.label}`}
            icon={<CalendarDaysIcon aria-hidden />}
            size="small"
            isDisabled={props.isDisabled ?? false}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && (
        <Suspense>
          <CalendarPopover
            trigger={button}
            value={props.value}
            min={props.min}
            max={props.max}
            onPick={pick}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export type DatePickerProps = Omit<DateFieldProps, 'end'>;
