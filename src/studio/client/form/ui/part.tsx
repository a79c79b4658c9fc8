import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { palette } from '../../ui/elements.ts';
import {
  type FieldProps,
  useFocusOnRequest,
  useFocusRequest,
  useForm,
} from '../state/form-context.ts';
import { RemovePart } from './controls.tsx';
import { Disclosure } from './disclosure.tsx';
import { FieldHelp } from './help.tsx';
import { ProblemCount } from './problems.tsx';

const Box = styled('div')({
  minWidth: 0,
  borderTop: `1px solid ${palette.divider}`,
  paddingTop: 6,
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 30,
  fontSize: 13,
  fontWeight: 600,
  color: palette.text.primary,
  '& > span': { flex: 1, minWidth: 0 },
});

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  paddingTop: 2,
});

interface Props extends FieldProps {
  alwaysOpen: boolean;
  summary?: string | undefined;
  children: ReactNode;
}

/** A part of an object that has fields of its own: always open, or opened by its title. */
export function FieldPart(props: Props) {
  const { label, pointer, node, alwaysOpen, removable } = props;
  const { change } = useForm();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const request = useFocusRequest(pointer);
  if (request && !open) setOpen(true);
  useFocusOnRequest(box, pointer, true);
  const remove = removable && (
    <RemovePart name={label} onRemove={() => change(pointer, undefined)} />
  );
  const body = (
    <Body>
      <FieldHelp id={`${id}-help`} description={node.description} label={label} />
      {props.children}
    </Body>
  );
  return (
    <Box ref={box} role="group" aria-label={label}>
      {alwaysOpen ? (
        <>
          <Head>
            <span>{label}</span>
            {remove}
          </Head>
          {body}
        </>
      ) : (
        <Disclosure
          title={label}
          summary={props.summary}
          count={<ProblemCount pointers={[pointer]} />}
          open={open}
          onToggle={() => setOpen(!open)}
          actions={remove}
        >
          {body}
        </Disclosure>
      )}
    </Box>
  );
}
