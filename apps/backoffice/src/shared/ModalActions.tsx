import { Button } from '@dossier/ui/button';
import { SubmitButton, type SubmitButtonProps } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';

/** How the form of a dialog ends: a way out, and what saves it. */
export function ModalActions<Values extends object>({
  control,
  cancel,
  submit,
  onCancel,
}: ModalActionsProps<Values>) {
  return (
    <Cluster justify="end">
      <Button onClick={onCancel}>{cancel}</Button>
      <SubmitButton control={control}>{submit}</SubmitButton>
    </Cluster>
  );
}

interface ModalActionsProps<Values extends object> extends Pick<SubmitButtonProps<Values>, 'control'> {
  readonly cancel: string;
  readonly submit: string;
  readonly onCancel: () => void;
}
