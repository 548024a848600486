import { ColourField } from '@dossier/ui/colour-field';
import { Section } from '@dossier/ui/section';
import { Select } from '@dossier/ui/select';
import { Stack } from '@dossier/ui/layout';
import {
  densities,
  fonts,
  grounds,
  headingFonts,
  inks,
  navs,
  neutrals,
  onSolids,
  radii,
  textFonts,
} from '@dossier/ui/theme';
import { useErrorText } from '@dossier/ui/messages';
import { useTranslations } from '../../../shared/translations.ts';
import { isHex, type ThemeDraft } from './draft.ts';
import { LogoField } from './LogoField.tsx';

type Choice = readonly [keyof ThemeDraft, readonly string[]];

const page: readonly Choice[] = [
  ['ground', grounds],
  ['nav', navs],
];
const shape: readonly Choice[] = [
  ['radius', radii.map(String)],
  ['density', densities],
];
const type: readonly Choice[] = [
  ['body', textFonts],
  ['heading', headingFonts],
];
const colour: readonly Choice[] = [
  ['onSolid', onSolids],
  ['ink', inks],
  ['neutral', neutrals],
];

/** Everything about a look that a firm decides, group by group (`theming.md` 4.8). */
export function ThemeControls({ draft, onChange, tenantId }: ThemeControlsProps) {
  const t = useTranslations('settings', 'theme');
  const textOf = useErrorText();
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const choices: Readonly<Record<string, string>> = t($ => $.theme.choices, { returnObjects: true });
  /** Fonts by their own names, corners in px. */
  const nameOf = (key: keyof ThemeDraft, value: string) =>
    key === 'radius'
      ? `${value} px`
      : value in fonts
        ? fonts[value as keyof typeof fonts].name
        : (choices[value] ?? value);
  const hexField = (key: 'primary' | 'accent') => (
    <ColourField
      label={texts[key]}
      value={draft[key]}
      onValueChange={value => onChange({ [key]: value })}
      error={isHex(draft[key]) ? undefined : textOf({ code: 'format' })}
    />
  );
  const selects = (choices: readonly Choice[]) =>
    choices.map(([key, values]) => (
      <Select
        key={key}
        label={texts[key as 'radius']}
        value={draft[key]}
        onValueChange={value => onChange({ [key]: value })}
        options={values.map(value => ({ value, label: nameOf(key, value) }))}
      />
    ));
  return (
    <Stack>
      <Section title={texts.identity}>
        <Stack>
          <LogoField
            label={texts.logoLight}
            tenantId={tenantId}
            value={draft.logoLight}
            onChange={logoLight => onChange({ logoLight })}
          />
          <LogoField
            label={texts.logoDark}
            tenantId={tenantId}
            value={draft.logoDark}
            onChange={logoDark => onChange({ logoDark })}
          />
          <LogoField
            label={texts.logoMark}
            tenantId={tenantId}
            value={draft.logoMark}
            onChange={logoMark => onChange({ logoMark })}
          />
        </Stack>
      </Section>
      <Section title={texts.colour}>
        <Stack>
          {hexField('primary')}
          {hexField('accent')}
          {selects(colour)}
        </Stack>
      </Section>
      <Section title={texts.page}>
        <Stack>{selects(page)}</Stack>
      </Section>
      <Section title={texts.shape}>
        <Stack>{selects(shape)}</Stack>
      </Section>
      <Section title={texts.type}>
        <Stack>{selects(type)}</Stack>
      </Section>
    </Stack>
  );
}

interface ThemeControlsProps {
  readonly draft: ThemeDraft;
  readonly onChange: (change: Partial<ThemeDraft>) => void;
  readonly tenantId: string;
}
