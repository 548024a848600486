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

/** What a firm decides first. */
const common: readonly Choice[] = [
  ['body', textFonts],
  ['heading', headingFonts],
  ['radius', radii.map(String)],
  ['density', densities],
  ['neutral', neutrals],
];
/** What follows from that unless the firm says otherwise. */
const special: readonly Choice[] = [
  ['onSolid', onSolids],
  ['ink', inks],
  ['ground', grounds],
  ['nav', navs],
];

/** The two colours of a firm, which come before everything else about its theme (`theming.md` 4.8). */
export function ThemeColours({ draft, onChange }: Omit<ThemeControlsProps, 'tenantId'>) {
  const t = useTranslations('settings');
  const textOf = useErrorText();
  return (['primary', 'accent'] as const).map(key => (
    <ColourField
      key={key}
      label={t($ => $.settings.theme[key])}
      value={draft[key]}
      onValueChange={value => onChange({ [key]: value })}
      error={isHex(draft[key]) ? undefined : textOf({ code: 'format' })}
    />
  ));
}

/** Everything else about a theme that a firm decides. */
export function ThemeControls({ draft, onChange, tenantId }: ThemeControlsProps) {
  const t = useTranslations('settings', 'theme');
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const choices: Readonly<Record<string, string>> = t($ => $.theme.choices, { returnObjects: true });
  /** Fonts by their own names, corners in px. */
  const nameOf = (key: keyof ThemeDraft, value: string) =>
    key === 'radius'
      ? `${value} px`
      : value in fonts
        ? fonts[value as keyof typeof fonts].name
        : (choices[value] ?? value);
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
  const logoField = (key: 'logoLight' | 'logoDark' | 'logoMark') => (
    <LogoField
      label={texts[key]}
      tenantId={tenantId}
      value={draft[key]}
      onChange={value => onChange({ [key]: value })}
    />
  );
  return (
    <Stack>
      {logoField('logoLight')}
      {selects(common)}
      <Section title={texts.more}>
        <Stack>
          {selects(special)}
          {logoField('logoDark')}
          {logoField('logoMark')}
        </Stack>
      </Section>
    </Stack>
  );
}

interface ThemeControlsProps {
  readonly draft: ThemeDraft;
  readonly onChange: (change: Partial<ThemeDraft>) => void;
  readonly tenantId: string;
}
