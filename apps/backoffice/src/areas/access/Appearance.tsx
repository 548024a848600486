import { contrasts, densities, schemes, type Appearance } from '@dossier/api/contract';
import { useSession } from '@dossier/api/client';
import { useRegionSettings, useTenantSettings } from '@dossier/api/tenants';
import { DescriptionList } from '@dossier/ui/description-list';
import { locales } from '@dossier/ui/messages';
import { Section } from '@dossier/ui/section';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { applyAppearance, useAppearance } from '../../shared/appearance.ts';
import { languagesOf } from '../../shared/use-locale.ts';
import { useLocaleChoice } from '../../shared/use-locale-choice.ts';
import { useTranslations } from '../../shared/translations.ts';

/** How it looks to this person, on this browser: at once, and remembered. */
export function Appearance() {
  const t = useTranslations('account');
  const session = useSession();
  const tenantId = session.status === 'signedIn' ? session.tenantId : null;
  const { data: settings } = useTenantSettings(tenantId);
  const { data: regions } = useRegionSettings(tenantId);
  const [locale, setLocale] = useLocaleChoice();
  const appearance = useAppearance();
  const density = settings?.general.density ?? 'regular';
  const choose = (change: Partial<Appearance>) => applyAppearance({ ...appearance, ...change }, density);
  const texts = t($ => $.account.profile, { returnObjects: true });
  return (
    <Section title={t($ => $.common.appearance)}>
      <DescriptionList
        columns={1}
        facts={[
          {
            term: texts.language,
            value: (
              <Choice
                label={texts.language}
                value={locale}
                options={languagesOf(regions?.allowedLocales ?? locales).map(({ code, name }) => [
                  code,
                  name,
                ])}
                onChoose={setLocale}
              />
            ),
          },
          {
            term: texts.scheme,
            value: (
              <Choice
                label={texts.scheme}
                value={appearance.scheme}
                options={schemes.map(scheme => [scheme, t($ => $.common.scheme[scheme])])}
                onChoose={scheme => choose({ scheme })}
              />
            ),
          },
          {
            term: texts.contrast,
            value: (
              <Choice
                label={texts.contrast}
                value={appearance.contrast}
                options={contrasts.map(contrast => [contrast, t($ => $.common.contrast[contrast])])}
                onChoose={contrast => choose({ contrast })}
              />
            ),
          },
          {
            term: texts.density,
            value: (
              <Choice
                label={texts.density}
                value={appearance.density ?? density}
                options={densities.map(value => [value, t($ => $.common.density[value])])}
                onChoose={value => choose({ density: value })}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      segments={options.map(([value, texts]) => ({ value: value, label: texts }))}
      onValueChange={chosen => {
        const option = options.find(([value]) => value === chosen);
        if (option) onChoose(option[0]);
      }}
    />
  );
}
