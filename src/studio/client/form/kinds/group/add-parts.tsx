import Add from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { memo, useId, useRef } from 'react';
import { newValue } from '../../new-value/new-value.ts';
import { childPlace, type Place } from '../../schema/places.ts';
import { pointerOf } from '../../schema/pointers.ts';
import { useForm } from '../../state/form-context.ts';
import { useFocusHere } from '../../state/use-focus-here.ts';
import { TextAction } from '../../ui/controls.ts';
import { ProblemCount } from '../../ui/problem-count.tsx';
import { labelOf } from '../../words/label-of.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

interface Props {
  place: Place;
  pointer: string;
  keys: readonly string[];
}

/** A button for each part that is not there. */
export function AddParts({ place, pointer, keys }: Props) {
  if (keys.length === 0) return null;
  return (
    <Row>
      {keys.map((key) => (
        <AddPart key={key} place={place} pointer={pointer} name={key} />
      ))}
    </Row>
  );
}

interface PartProps {
  place: Place;
  pointer: string;
  name: string;
}

/** None of it changes while one writes in the fields. */
const AddPart = memo(function AddPart({ place, pointer, name }: PartProps) {
  const form = useForm();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const own = pointer + pointerOf(name);
  useFocusHere(box, own, true);
  const child = childPlace(form.schemas, place, name);
  const label = labelOf(form.schemas, place, name);
  if (!child) return null;
  return (
    <div ref={box}>
      <TextAction
        type="button"
        id={id}
        title={child.description}
        aria-label={`Acrescentar ${label}`}
        onClick={() => {
          form.change(own, newValue(form.schemas, child, form.sources()));
          form.focus.ask({ pointer: own });
        }}
      >
        <Add aria-hidden />
        {label}
        <ProblemCount pointers={[own]} />
      </TextAction>
    </div>
  );
});
