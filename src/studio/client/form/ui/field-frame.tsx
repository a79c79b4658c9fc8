import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { t } from '../../../../words/reader.ts';
import { Caption, palette, VisuallyHidden } from '../../ui/elements.ts';
import { type FieldProps, useFocusOnRequest, useProblems } from '../state/form-context.ts';
import { FieldHelp, helpOf } from './help.tsx';
import { ProblemList } from './problems.tsx';

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  minWidth: 0,
  scrollMarginBlock: 48,
});

const Line = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: palette.text.primary,
  '& small': {
    fontSize: 11,
    fontWeight: 400,
    color: palette.text.secondary,
  },
  '& > .end': { marginLeft: 'auto' },
});

const Aside = styled('div')({
  display: 'flex',
  alignItems: 'center',
  fontSize: 11,
  fontWeight: 400,
});

/** Attributes that connect a control with its label, help and problems. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface Props extends Omit<FieldProps, 'value'> {
  /** The control has several parts: they become a group that has the label as its name. */
  grouped?: boolean;
  /** Puts the control at the end of the label's line. */
  inline?: boolean;
  /** The control refers to the label itself, because a `<label>` cannot be for it. */
  labelledByControl?: boolean;
  /** Hides the help, because the control shows what can be chosen. */
  hideHelp?: boolean | undefined;
  note?: string | undefined;
  /** A counter or button at the end of the label's line. */
  aside?: ReactNode;
  children(control: ControlProps, labelId: string): ReactNode;
}

export function FieldFrame(props: Props) {
  const { node, pointer, label, required, hideLabel, grouped, inline, hideHelp, aside } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const element = useRef<HTMLDivElement>(null);
  const problems = useProblems(pointer);
  useFocusOnRequest(element, pointer);
  const hasHelp = !hideLabel && !hideHelp && helpOf(node.description, label) !== undefined;
  const control: ControlProps = {
    id,
    'aria-describedby':
      [props.note && `${id}-note`, hasHelp && `${id}-help`, problems.length > 0 && `${id}-problems`]
        .filter(Boolean)
        .join(' ') || undefined,
    'aria-invalid': problems.some(({ severity }) => severity === 'error'),
    'aria-required': required,
  };
  const name =
    grouped || props.labelledByControl ? (
      <span id={labelId}>{label}</span>
    ) : (
      <label id={labelId} htmlFor={id}>
        {label}
      </label>
    );
  const group = {
    role: 'group',
    'aria-labelledby': labelId,
    'aria-describedby': control['aria-describedby'],
  };
  const content = <div ref={element}>{props.children(control, labelId)}</div>;
  return (
    <Box {...(grouped && group)}>
      {hideLabel ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Line>
          {name}
          {!required && <small>{t('studio/form:optional')}</small>}
          <Aside className="end">
            {aside}
            {inline && content}
          </Aside>
        </Line>
      )}
      {!inline && content}
      {props.note && <Caption id={`${id}-note`}>{props.note}</Caption>}
      {hasHelp && <FieldHelp id={`${id}-help`} description={node.description} label={label} />}
      <ProblemList id={`${id}-problems`} problems={problems} />
    </Box>
  );
}
