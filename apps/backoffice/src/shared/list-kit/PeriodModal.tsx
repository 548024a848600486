import { optionalDate } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { Form, FormDateRangeField, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { object, string, type ObjectSchema } from 'yup';
import { ModalActions } from '../ModalActions.tsx';

interface Period {
  from: string;
  to: string;
}

const day = () =>
  string()
    .defined()
    .test(...check(optionalDate));
const periodSchema: ObjectSchema<Period> = object({ from: day(), to: day() });

/** Asks for the first and the last day of a period; without one of them it is open at that end. */
export function PeriodModal({ texts, from, to, onChange, onClose }: PeriodModalProps) {
  const form = useForm<Period>({
    schema: periodSchema,
    defaultValues: { from, to },
    onSubmit: async values => {
      // A user who gives the last day first means the same days.
      const isTurned = values.to !== '' && values.to < values.from;
      onClose();
      if (isTurned) onChange(values.to, values.from);
      else onChange(values.from, values.to);
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.title} width={460}>
      <Form form={form} hasSummary={false}>
        <FormDateRangeField
          control={form.control}
          names={{ from: 'from', to: 'to' }}
          label={texts.title}
          fromLabel={texts.from}
          toLabel={texts.to}
          isLegendHidden
          isOptional
          presets={['thisMonth', 'lastMonth', 'thisYear', 'lastYear']}
        />
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.show} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

export interface PeriodModalTexts {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly cancel: string;
  readonly show: string;
}

interface PeriodModalProps {
  readonly texts: PeriodModalTexts;
  /** Days (yyyy-mm-dd); empty for none. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
  readonly onClose: () => void;
}
