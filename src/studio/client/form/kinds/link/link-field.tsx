import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { useDraft } from '../../state/use-draft.ts';
import { Select } from '../../ui/controls.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { asText } from '../text/text-field.tsx';
import { LinkTarget } from './link-target.tsx';
import { kindsFor, LINK_KINDS, type LinkKind, printLink, readLink } from './link-value.ts';

const Rows = styled('div')({ display: 'grid', gap: 4 });

/** Where a link leads: what kind of place, and which. */
export function LinkField(props: FieldProps) {
  const { node, value, pointer, required } = props;
  // What a link may be the control shows; what this one is for, its own description tells.
  const general = node.description === node.schema.description;
  const { change } = useForm();
  const [text, setText] = useDraft(value, asText, (next) =>
    change(pointer, next === '' && !required ? undefined : next),
  );
  return (
    <FieldFrame {...props} grouped hideHelp={general}>
      {(control) => (
        <LinkParts
          label={props.label}
          text={text}
          kinds={kindsFor(node.schema.pattern)}
          invalid={control['aria-invalid']}
          onChange={setText}
        />
      )}
    </FieldFrame>
  );
}

interface PartsProps {
  label: string;
  text: string;
  kinds: LinkKind[];
  invalid: boolean;
  onChange(text: string): void;
}

/** The two controls of a link, also where there is no field of a form around them. */
export function LinkParts({ label, text, kinds, invalid, onChange }: PartsProps) {
  const read = readLink(text);
  // A kind that was chosen and has no target yet.
  const [chosen, setChosen] = useState<LinkKind>();
  const kind = text === '' ? (chosen ?? kinds[0] ?? 'page') : read.kind;
  const choose = (next: LinkKind) => {
    setChosen(next);
    onChange(next === 'page' || next === 'site' ? '' : printLink({ kind: next, target: '' }));
  };
  const all = kinds.includes(kind) ? kinds : [...kinds, kind];
  return (
    <Rows>
      {all.length > 1 && (
        <Select
          aria-label={`${label}: tipo de link`}
          value={kind}
          onChange={({ target }) => choose(target.value as LinkKind)}
        >
          {all.map((one) => (
            <option key={one} value={one}>
              {LINK_KINDS[one]}
            </option>
          ))}
        </Select>
      )}
      <LinkTarget
        key={kind}
        kind={kind}
        label={label}
        invalid={invalid}
        target={read.kind === kind ? read.target : ''}
        onChange={(target) => onChange(printLink({ kind, target }))}
      />
    </Rows>
  );
}
