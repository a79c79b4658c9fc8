import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FieldProps } from '../../state/form-context.ts';
import { useChange } from '../../state/use-change.ts';
import { useDraft } from '../../state/use-draft.ts';
import { Select } from '../../ui/controls.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { asText } from '../text/text-field.tsx';
import { LinkTarget } from './link-target.tsx';
import { kindsFor, LINK_KINDS, type LinkKind, printLink, readLink } from './link-value.ts';

const Rows = styled('div')({ display: 'grid', gap: 4 });

/** The kind of a link, such as a page or a telephone number, and its target. */
export function LinkField(props: FieldProps) {
  const { node, value } = props;
  // The description that all links share says what the control shows anyway.
  const isGeneralHelp = node.description === node.schema.description;
  const [text, setText] = useDraft(value, asText, useChange(props));
  return (
    <FieldFrame {...props} grouped hideHelp={isGeneralHelp}>
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

/** The two controls of a link; the dialog of a text's links uses them too. */
export function LinkParts({ label, text, kinds, invalid, onChange }: PartsProps) {
  const link = readLink(text);
  // Remembers a chosen kind while it has no target yet.
  const [chosen, setChosen] = useState<LinkKind>();
  const kind = text === '' ? (chosen ?? kinds[0] ?? 'page') : link.kind;
  const choose = (next: LinkKind) => {
    setChosen(next);
    onChange(next === 'page' || next === 'site' ? '' : printLink({ kind: next, target: '' }));
  };
  const options = kinds.includes(kind) ? kinds : [...kinds, kind];
  return (
    <Rows>
      {options.length > 1 && (
        <Select
          aria-label={`${label}: tipo de link`}
          value={kind}
          onChange={({ target }) => choose(target.value as LinkKind)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {LINK_KINDS[option]}
            </option>
          ))}
        </Select>
      )}
      <LinkTarget
        key={kind}
        kind={kind}
        label={label}
        invalid={invalid}
        target={link.kind === kind ? link.target : ''}
        onChange={(target) => onChange(printLink({ kind, target }))}
      />
    </Rows>
  );
}
