'use client';
import { normaliseHex } from './normalise-hex.ts';
import { useMessages } from '../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { focusRing, tv } from '../theme/tv.ts';

const picker = tv({
  base: [
    focusRing.base,
    'size-target cursor-pointer appearance-none overflow-hidden rounded-sm border border-border-control bg-transparent p-0',
    '[&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0 [&::-moz-color-swatch]:border-0',
    'disabled:cursor-default disabled:border-border forced-color-adjust-none',
  ],
  variants: {
    // A stroke through an empty field, as in every tool for colours: black would be one.
    isEmpty: {
      true: [
        'bg-[linear-gradient(to_top_right,transparent_46%,var(--d-border-control)_46%_54%,transparent_54%)]',
        '[&::-webkit-color-swatch]:opacity-0 [&::-moz-color-swatch]:opacity-0',
      ],
    },
  },
});

/** What a picker begins with while no colour is written: it knows nothing but colours. */
const black = '#000000'; // data

/**
 * A colour as a hex code, typed or picked. Its value is `#rrggbb` once it is valid; before that, the text as typed.
 *
 * Renders a label, an `<input>` and a native `<input type="color">`; `ref` and the rest of the props go to the
 * first.
 */
export function ColourField({ value = '', onValueChange, onBlur, ...rest }: ColourFieldProps) {
  const { components } = useMessages();
  const hex = normaliseHex(value);
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...rest}
      isCode
      value={value}
      onValueChange={onValueChange}
      onBlur={event => {
        if (hex !== undefined && hex !== value) onValueChange?.(hex);
        onBlur?.(event);
      }}
      end={
        <input
          type="color"
          aria-label={`${components.colour.pick}: ${rest.label}`}
          value={hex ?? black}
          disabled={rest.isDisabled === true || rest.readOnly === true}
          onChange={event => onValueChange?.(event.target.value)}
          className={picker({ isEmpty: hex === undefined })}
        />
      }
    />
  );
}

export interface ColourFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'isCode'> {
  /** `#rrggbb`, or what is typed while it is none. */
  value?: string;
}
