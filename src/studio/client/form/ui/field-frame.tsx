import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { type FieldProps, useProblems } from '../state/form-context.ts';
import { useFocusOnRequest } from '../state/use-focus-on-request.ts';
import { helpOf } from '../words/help-text.ts';
import { VisuallyHidden } from './controls.ts';
import { Help } from './help.tsx';
import { Problems } from './problems.tsx';

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  minWidth: 0,
  scrollMarginBlock: 48,
});

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: (theme.vars ?? theme).palette.text.primary,
  '& small': {
    fontSize: 11,
    fontWeight: 400,
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& > .end': { marginLeft: 'auto' },
}));

const Aside = styled('div')({
  display: 'flex',
  alignItems: 'center',
  fontSize: 11,
  fontWeight: 400,
});

/** What ties a control to its label, its help and what is wrong with it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface Props extends Omit<FieldProps, 'value'> {
  /** A control of several parts is a group with this name. */
  grouped?: boolean;
  /** The control stands at the end of the label's line. */
  inline?: boolean;
  /** The control is no element of forms, and names its label itself. */
  labelledByControl?: boolean;
  /** The control needs no words: it shows what can be chosen. */
  hideHelp?: boolean | undefined;
  /** At the end of the label's line: a counter, a button. */
  aside?: ReactNode;
  children(control: ControlProps, labelId: string): ReactNode;
}

/** A field: label above, control, help, problems. */
export function FieldFrame(props: Props) {
  const {
    node,
    pointer,
    label,
    required,
    hideLabel,
    grouped,
    labelledByControl,
    inline,
    hideHelp,
    aside,
  } = props;
  const id = useId();
  const here = useRef<HTMLDivElement>(null);
  const problems = useProblems(pointer);
  useFocusOnRequest(here, pointer);
  const help = !hideLabel && !hideHelp && helpOf(node.description, label) !== undefined;
  const described = [help && `${id}-help`, problems.length > 0 && `${id}-problems`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': problems.some(({ severity }) => severity === 'error'),
    'aria-required': required,
  };
  const Label = grouped || labelledByControl ? 'span' : 'label';
  const name = (
    <Label id={`${id}-label`} {...(!grouped && !labelledByControl && { htmlFor: id })}>
      {label}
    </Label>
  );
  const group = grouped
    ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy }
    : {};
  const area = <div ref={here}>{props.children(control, `${id}-label`)}</div>;
  return (
    <Box {...group}>
      {hideLabel ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Line>
          {name}
          {!required && <small>opcional</small>}
          <Aside className="end">
            {aside}
            {inline && area}
          </Aside>
        </Line>
      )}
      {!inline && area}
      {help && <Help id={`${id}-help`} description={node.description} label={label} />}
      <Problems id={`${id}-problems`} problems={problems} />
    </Box>
  );
}
