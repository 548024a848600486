import { usePermissions } from '@dossier/api/access';
import { useParties } from '@dossier/api/parties';
import { array, object, string, type ObjectSchema } from 'yup';
import { useTranslations } from '../../../shared/translations.ts';
import type { ChoiceValues } from './ChoiceForm.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';

const schema: ObjectSchema<ChoiceValues> = object({ chosen: array(string().defined()).defined() });
const clientFile = 'clientFile';

/** Which parts of the product the firm uses. Before one is turned off the user reads how many clients that is about. */
export function ModulesSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('productSettings');
  const { may } = usePermissions(['clientFileRead']);
  const count = useParties(may('clientFileRead') ? { max: 1 } : null).data?.total;
  const texts = t($ => $.productSettings.modules, { returnObjects: true });
  return (
    <ChoiceSection
      tenantId={tenantId}
      name="modules"
      label={texts.label}
      options={[{ value: clientFile, label: texts.clientFile, hint: texts.clientFileHint }]}
      schema={schema}
      read={value => (value.clientFile ? [clientFile] : [])}
      write={chosen => ({ clientFile: chosen.includes(clientFile) })}
      effectOf={removed =>
        removed.includes(clientFile) && count
          ? t($ => $.productSettings.modules.off, {
              clients: t($ => $.productSettings.modules.clients, { count }),
            })
          : undefined
      }
    />
  );
}
