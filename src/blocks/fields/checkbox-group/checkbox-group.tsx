import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { fault, missing } from '../../../forms/kit/check.ts';
import { Checkbox, optionList } from '../../../forms/kit/control.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import type { FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import { useChoice } from '../../../forms/kit/use-control.tsx';
import { format } from '../../../lib/format-in-page.ts';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { chosenOf, useWriting } from './use-writing.ts';

type GroupField = FieldOf<'checkbox-group'>;

export const checkboxGroup: Kind<GroupField> = {
  Control: Group,
  check(field, { values, texts }) {
    const { name, label, options = [] } = field;
    const chosen = chosenOf(values, name);
    if (chosen.length === 0) return missing(field, texts.required);
    return chosen.every((value) => options.some((option) => option.value === value))
      ? undefined
      : fault('option', format(texts.notAnOption, { label }));
  },
  sent: ({ name }, values) => chosenOf(values, name).join(', ') || undefined,
  shown: (field, values) =>
    optionsIn(field, values)
      .map(({ label }) => label)
      .join(', '),
  afterwards(field, values) {
    const lines = optionsIn(field, values).filter(({ afterwards }) => afterwards);
    return field.afterwardsTitle && lines.length > 0
      ? { title: field.afterwardsTitle, lines }
      : undefined;
  },
  kept: 'draft',
  own({ name }, values) {
    const chosen = chosenOf(values, name);
    return chosen.length > 0 ? { [name]: chosen } : {};
  },
};

function optionsIn({ name, options = [] }: GroupField, values: Values) {
  const chosen = chosenOf(values, name);
  return options.filter(({ value }) => chosen.includes(value));
}

function Group({ field }: { field: GroupField }) {
  const { id, ref, registered } = useChoice(field);
  const { isWritten, announcement, write } = useWriting(field);
  const List = optionList(field.options);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, checked } = event.target;
    void registered.onChange(event);
    write(value, checked);
  };
  return (
    <FieldFrame field={field} id={id} layout="group">
      {() => (
        <>
          <List>
            {field.options?.map(({ value, label, writes }) => (
              <div key={value}>
                <Option>
                  <Checkbox
                    {...registered}
                    onChange={change}
                    ref={ref}
                    type="checkbox"
                    value={value}
                  />
                  {label}
                </Option>
                {isWritten(writes) && (
                  <Written color="textSecondary" aria-hidden="true">
                    {writes}
                  </Written>
                )}
              </div>
            ))}
          </List>
          {field.writesIn && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
        </>
      )}
    </FieldFrame>
  );
}

const Option = styled('label')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'center',
  lineHeight: 1.35,
});

/** The text that a box has written, shown on narrow screens, where the other field is out of view. */
const Written = styled(Typography)({
  margin: '2px 0 4px 38px',
  fontSize: size.small,
  [breakpoints.up('sm')]: { display: 'none' },
});
