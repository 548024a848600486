import { Form, FormDatePicker, FormRadioGroup, FormWhen, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { useState } from 'react';
import { object, string } from 'yup';
import { ModalActions } from '../../shared/ModalActions.tsx';
import { formatDay } from '../../shared/format.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { snoozeDays } from './snooze-days.ts';

const choices = ['tomorrow', 'nextWeek', 'date'] as const;

interface Snooze {
  choice: string;
  date: string;
}

const schema = object({
  choice: string().defined(),
  date: string()
    .defined()
    .when('choice', ([choice], date) => (choice === 'date' ? date.test(...check(required)) : date)),
});

/** Until when a task is not to be among the reader's own: tomorrow, next week, or a day of their choice. */
export function SnoozeModal({ title, onSnooze, onClose }: SnoozeModalProps) {
  const t = useTranslations('workflows');
  const texts = t($ => $.workflows.tasks.snooze, { returnObjects: true });
  const [locale] = useLocale();
  const [days] = useState(() => snoozeDays(new Date()));
  const form = useForm<Snooze>({
    schema,
    defaultValues: { choice: 'tomorrow', date: '' },
    onSubmit: async ({ choice, date }) => {
      const until = choice === 'date' ? date : choice === 'nextWeek' ? days.nextWeek : days.tomorrow;
      if (await onSnooze(until)) onClose();
    },
  });
  const { control } = form;
  return (
    <Modal isOpen onClose={onClose} title={title} width={460}>
      <Form form={form} hasSummary={false}>
        <p>{texts.intro}</p>
        <FormRadioGroup
          control={control}
          name="choice"
          label={texts.until}
          options={choices.map(value => ({
            value,
            label:
              value === 'date'
                ? texts.choices.date
                : t($ => $.workflows.tasks.snooze.choices[value], { date: formatDay(days[value], locale) }),
          }))}
        />
        <FormWhen control={control} name="choice" is={choice => choice === 'date'}>
          <FormDatePicker
            control={control}
            name="date"
            label={texts.date}
            min={days.tomorrow}
            max={days.last}
          />
        </FormWhen>
        <ModalActions control={control} cancel={texts.cancel} submit={texts.save} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface SnoozeModalProps {
  readonly title: string;
  /** Puts it off. @returns whether that was done. */
  readonly onSnooze: (until: string) => Promise<boolean>;
  readonly onClose: () => void;
}
