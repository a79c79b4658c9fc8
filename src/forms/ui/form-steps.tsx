import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { format } from '../../lib/format-in-page.ts';
import type { Field, FormSteps as Steps } from '../../types/config.gen.ts';
import { useNumeral } from '../../ui/data/use-numeral.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { useConfigFormContext } from '../kit/form-context.ts';
import type { Values } from '../kit/types.ts';

interface Props {
  steps: Steps;
  Cell: ComponentType<{ field: Field }>;
  /** What stands around the form's button. */
  foot: ReactNode;
  /** What Enter does before the last step; false if it sends the form. */
  advance: RefObject<() => boolean>;
}

/** The fields of a form, a step at a time. Without scripts all are there, each below its title. */
export function FormSteps({ steps, Cell, foot, advance }: Props) {
  const { items, progress, next, back } = steps;
  const { fields } = useConfigFormContext().form;
  const { trigger } = useFormContext<Values>();
  const id = useId();
  const last = items.length - 1;
  const { at, go, heading } = useStep(steps, fields);

  const forward = async () => {
    const names = fieldsOf(steps, at, fields).map(({ name }) => name);
    if (await trigger(names, { shouldFocus: true })) go(at + 1);
  };
  useEffect(() => {
    advance.current = () => {
      if (at < last) void forward();
      return at < last;
    };
    return () => {
      advance.current = () => false;
    };
  });

  const numeral = useNumeral();

  return (
    <>
      {items.map(({ title }, index) => (
        <Group
          key={title}
          role="group"
          aria-labelledby={id + index}
          data-no-js-only={index === at ? undefined : ''}
        >
          <Title id={id + index} tabIndex={-1} ref={index === at ? heading : undefined}>
            <Progress>
              {format(progress, { step: numeral(index + 1), count: numeral(items.length) })}
            </Progress>{' '}
            {title}
          </Title>
          {fieldsOf(steps, index, fields).map((field) => (
            <Cell key={field.name} field={field} />
          ))}
        </Group>
      ))}
      <Moves data-js-only="">
        {at > 0 && (
          <Button type="button" variant="outlined" onClick={() => go(at - 1)}>
            {back}
          </Button>
        )}
        {at < last && (
          <Button type="button" variant="contained" onClick={() => void forward()}>
            {next}
          </Button>
        )}
      </Moves>
      <Contents data-no-js-only={at < last ? '' : undefined}>{foot}</Contents>
    </>
  );
}

/** The fields that a step names; those that none names are in the last. */
function fieldsOf({ items }: Steps, step: number, fields: readonly Field[]): Field[] {
  const stepOf = ({ name }: Field) => items.findIndex((item) => item.fields.includes(name));
  return fields.filter((field) => {
    const named = stepOf(field);
    return (named < 0 ? items.length - 1 : named) === step;
  });
}

/** The step that is shown: its heading takes the focus. A form that cannot be sent leads to the first step with an error. */
function useStep(steps: Steps, fields: readonly Field[]) {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const { errors, submitCount } = useFormState<Values>();
  const seen = useRef(submitCount);
  const go = (step: number) => {
    moved.current = true;
    setAt(step);
  };
  useEffect(() => {
    if (moved.current && at >= 0) heading.current?.focus();
    moved.current = false;
  }, [at]);
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    const wrong = steps.items.findIndex((_, step) =>
      fieldsOf(steps, step, fields).some(({ name }) => errors[name]),
    );
    if (wrong >= 0) setAt(wrong); // the summary of errors has the focus
  });
  return { at, go, heading };
}

const Group = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

const Title = styled(ItemTitle)({ gridColumn: '1 / -1', marginBottom: 8 });

const Progress = styled('span')({
  display: 'block',
  color: 'var(--muted)',
  fontSize: '1rem',
  fontWeight: 400,
});

const Moves = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
});

const Contents = styled('div')({ display: 'contents' });
