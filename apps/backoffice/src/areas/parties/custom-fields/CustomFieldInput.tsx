import type { CustomField } from '@dossier/api/contract';
import {
  FormCurrencyField,
  FormDateField,
  FormNumberField,
  FormPercentField,
  FormRadioGroup,
  FormTextField,
  type FormControl,
} from '@dossier/ui/form';
import { useTexts } from '../../../shared/translations.ts';

export function CustomFieldInput<Values extends object>({
  control,
  name,
  field: { type, valueType, label, isRequired },
}: CustomFieldInputProps<Values>) {
  const { yes, no } = useTexts('parties');
  const bound = { control, name: name as never, label, isOptional: !isRequired };
  switch (type) {
    case 'B':
      return (
        <FormRadioGroup
          {...bound}
          direction="across"
          options={[
            { value: 'true', label: yes },
            { value: 'false', label: no },
          ]}
        />
      );
    case 'D':
      return <FormDateField {...bound} />;
    case 'N':
      if (valueType === 'CURRENCY') return <FormCurrencyField {...bound} />;
      return valueType === 'PERCENTAGE' ? <FormPercentField {...bound} /> : <FormNumberField {...bound} />;
    default:
      return <FormTextField {...bound} />;
  }
}

interface CustomFieldInputProps<Values extends object> {
  readonly control: FormControl<Values>;
  readonly name: string;
  readonly field: CustomField;
}
