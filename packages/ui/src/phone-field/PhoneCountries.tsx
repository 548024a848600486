'use client';
import type { PhoneCountry } from '@dossier/validators';
import { firstCountries } from '@dossier/validators/limits';
import { countriesIn } from '@dossier/validators/vocabularies';
import { type RefObject, useMemo } from 'react';
import {
  Autocomplete,
  Dialog,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  TextField,
} from 'react-aria-components';
import { control } from '../field/Field.styles.ts';
import { choiceList } from '../internal/choice-list.styles.ts';
import { Flag } from '../internal/Flag.tsx';
import { isFound } from '../internal/is-found.ts';
import { overlay } from '../internal/overlay.styles.ts';
import { useMessages } from '../messages/index.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { phoneCountries } from './PhoneField.styles.ts';

const lastFirst = firstCountries.at(-1);

/** The list of countries behind the flag: typing finds by name, by code and by calling code. Loaded when it is opened. */
export function PhoneCountries({ trigger, countries, country, onPick, onClose }: PhoneCountriesProps) {
  const { locale, components } = useMessages();
  const styles = phoneCountries();
  const scope = useThemeScope();
  const rowStyles = choiceList();
  const callingCodes = useMemo(
    () => new Map(countries.map(({ code, callingCode }) => [code, callingCode])),
    [countries],
  );
  const rows = useMemo(
    () => countriesIn(locale).filter(({ code }) => callingCodes.has(code)),
    [locale, callingCodes],
  );
  const pick = (code: string) => onPick(code, callingCodes.get(code) ?? '');
  return (
    <I18nProvider locale={locale}>
      <Popover
        {...scope}
        isOpen
        onOpenChange={isOpen => isOpen || onClose()}
        triggerRef={trigger}
        placement="bottom start"
        offset={6}
        maxHeight={320}
        className={overlay({ className: 'flex' })}
      >
        <Dialog aria-label={components.phone.search} className={styles.dialog()}>
          <Autocomplete filter={isFound}>
            <TextField autoFocus aria-label={components.phone.search} className={styles.search()}>
              <Input
                // What it is to a reader: the arrows move through the list while the focus stays here.
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete names the list.
                role="combobox"
                aria-expanded
                autoComplete="off"
                placeholder={components.phone.search}
                className={control({ text: 'small' })}
              />
            </TextField>
            <ListBox
              aria-label={components.phone.search}
              items={rows.map(row => ({ ...row, id: row.code }))}
              selectionMode="single"
              // Escape closes the list: it would take the choice away instead.
              escapeKeyBehavior="none"
              selectedKeys={[country]}
              // Choosing the chosen one again takes it away: here that means keeping it.
              onSelectionChange={keys => pick(keys === 'all' ? country : String([...keys][0] ?? country))}
              renderEmptyState={() => <p className={styles.empty()}>{components.phone.none}</p>}
              className={styles.list()}
            >
              {row => {
                const code = callingCodes.get(row.code) ?? '';
                return (
                  <ListBoxItem
                    textValue={`${row.name} ${code} ${row.code}`}
                    className={rowStyles.item({
                      className: row.code === lastFirst ? rowStyles.line() : undefined,
                    })}
                  >
                    <Flag country={row.code} />
                    <span className={styles.name()}>{row.name}</span>
                    <bdi dir="ltr" className={styles.code()}>
                      {code}
                    </bdi>
                  </ListBoxItem>
                );
              }}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

interface PhoneCountriesProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly countries: readonly PhoneCountry[];
  readonly country: string;
  readonly onPick: (code: string, callingCode: string) => void;
  readonly onClose: () => void;
}
