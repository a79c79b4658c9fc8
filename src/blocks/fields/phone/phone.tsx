import { styled } from '@mui/material/styles';
import { type ChangeEvent, useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { checkText, fault, ownText, textValue } from '../../../forms/kit/check.ts';
import { TextControl } from '../../../forms/kit/control.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../../../forms/kit/form-context.ts';
import { SelectControl } from '../../../forms/kit/select-control.tsx';
import type { CheckContext, FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import { useTextControl } from '../../../forms/kit/use-control.tsx';
import { format } from '../../../lib/format-in-page.ts';
import { latinDigits } from '../../../lib/latin-digits.ts';
import type { PhoneCountry } from '../../../types/config.gen.ts';
import { useSite } from '../../../ui/data/site-context.ts';
import {
  callingCode,
  faultOf,
  formatPhone,
  homelyPhone,
  internationalPhone,
  type Place,
  readablePhone,
} from './phone-number.ts';

/** With what the compiler adds to a field that has countries (traits.ts). */
interface PhoneField extends FieldOf<'phone'> {
  plans?: Place['plans'];
  /** Names of countries are written so. */
  rightToLeft?: true;
}

export const phone: Kind<PhoneField> = {
  Control: Phone,
  check,
  sent(field, values) {
    const text = typed(field, values);
    const place = placeOf(field, values);
    return (place && internationalPhone(text, place)) ?? text;
  },
  shown(field, values) {
    const text = typed(field, values);
    const place = placeOf(field, values);
    return (place && readablePhone(text, place)) ?? text;
  },
  repeated(field, values) {
    const text = typed(field, values);
    const place = placeOf(field, values);
    return (place && homelyPhone(text, place)) ?? text;
  },
  kept: 'draft',
  own(field, values) {
    const key = countryKey(field.name);
    const country = textValue(values, key);
    return { ...ownText(field, values), ...(country && { [key]: country }) };
  },
};

const typed = ({ name }: PhoneField, values: Values) => latinDigits(textValue(values, name)).trim();

function check(field: PhoneField, context: CheckContext) {
  const { values, texts, conditions } = context;
  // What is sent may be a few characters longer than what was typed.
  return checkText(field, phone.sent(field, values) ?? '', context, () => {
    const text = typed(field, values);
    const place = placeOf(field, values);
    if (!place || internationalPhone(text, place)) return undefined;
    const country = conditions.countryName(place.country);
    return fault('phone', format(texts[MESSAGES[faultOf(text, place)]], { country }));
  });
}

const MESSAGES = {
  noArea: 'phoneWithoutArea',
  tooShort: 'phoneTooShort',
  tooLong: 'phoneTooLong',
  invalid: 'invalidPhone',
} as const;

/** The country chosen beside a phone field; no field's name starts with `_`. */
export const countryKey = (name: string): string => `_country_${name}`;

const isHalf = ({ width }: PhoneField) => width === 'half';

/** Undefined if any text is accepted. */
function placeOf({ name, countries, plans }: PhoneField, values: Values): Place | undefined {
  const chosen = textValue(values, countryKey(name)) as PhoneCountry;
  const country = countries?.includes(chosen) ? chosen : countries?.[0];
  return country && countries && plans && { country, countries, plans };
}

/** "br" -> "Brasil", in the language of the site. */
export function useCountryName(): (country: string) => string {
  const { language } = useSite().site;
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return (country) => names.of(country.toUpperCase()) ?? country.toUpperCase();
  }, [language]);
}

/** A number, formatted for the country chosen beside it as soon as it is complete. */
function Phone({ field }: { field: PhoneField }) {
  const { getValues } = useFormContext<Values>();
  const control = useTextControl(field);
  const length = useRef(0);
  const Fields = isHalf(field) ? HalfRow : Row;

  const formatted = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const place = placeOf(field, getValues());
    const atEnd = input.selectionStart === input.value.length;
    // Not after an edit in the middle or a deletion: the cursor would jump.
    if (place && atEnd && input.value.length > length.current)
      input.value = formatPhone(input.value, place);
    length.current = input.value.length;
    return control.onChange(event);
  };

  return (
    <FieldFrame field={field} id={control.id}>
      {(described) => (
        <Fields>
          {field.countries && field.countries.length > 1 && <Country field={field} />}
          <TextControl
            {...control}
            onChange={formatted}
            type="tel"
            inputProps={{ ...described, maxLength: field.maxLength, inputMode: 'tel' }}
          />
        </Fields>
      )}
    </FieldFrame>
  );
}

/** Has no name, so that a browser without scripts does not send it. */
function Country({ field }: { field: PhoneField }) {
  const { base, texts } = useConfigFormContext();
  const { setValue, getValues } = useFormContext<Values>();
  const select = useRef<HTMLSelectElement>(null);
  const countryName = useCountryName();
  const key = countryKey(field.name);
  const Countries = isHalf(field) ? CodesBeside : CountriesBeside;
  const countryLabel = (country: PhoneCountry) => {
    const name = countryName(country);
    const code = field.plans && callingCode(country, field.plans);
    if (!code) return name;
    // Among words from right to left the plus would go to the other side.
    const shown = field.rightToLeft ? `\u2066${code}\u2069` : code;
    return isHalf(field) ? `${shown} ${name}` : `${name} (${shown})`;
  };
  const chosen = useWatch<Values>({ name: key });

  // Chosen before hydration.
  useEffect(() => {
    if (getValues(key) === undefined) setValue(key, select.current?.value);
  }, [getValues, setValue, key]);
  useEffect(() => {
    if (select.current && typeof chosen === 'string') select.current.value = chosen;
  }, [chosen]);

  return (
    <Countries data-js-only>
      <SelectControl
        inputRef={select}
        onChange={(event) => setValue(key, event.target.value, { shouldDirty: true })}
        inputProps={{ 'aria-label': texts.phoneCountry, id: `${fieldId(base, key)}` }}
      >
        {field.countries?.map((country) => (
          <option key={country} value={country}>
            {countryLabel(country)}
          </option>
        ))}
      </SelectControl>
    </Countries>
  );
}

/** Below each other where the example of a number would be cut off. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > :last-child': { flex: '999 0 190px' },
});

/** Beside each other also where a line is shared with another field. */
const HalfRow = styled(Row)({ '& > :last-child': { flexBasis: 120 } });

/** As wide as the longest name, so that the calling code is not cut off. */
const CountriesBeside = styled('div')({ flex: '1 0 max-content', maxWidth: '100%' });

/** In half a line, only the calling code is sure to be in view, so that the number stays beside it where there is room. */
const CodesBeside = styled('div')({ flex: '1 0 104px', maxWidth: '100%' });
