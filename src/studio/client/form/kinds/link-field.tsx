import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type FieldProps, useChange, useTyped } from '../state/form-context.ts';
import { Select, TextArea, TextInput } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';
import {
  kindsFor,
  LINK_KINDS,
  type LinkType,
  phoneTarget,
  printLink,
  readLink,
  siteTarget,
} from './link-value.ts';
import { PagePicker } from './page-picker.tsx';
import { shownText } from './text-field.tsx';

const Rows = styled('div')({ display: 'grid', gap: 4 });

/** The kind of a link, such as a page or a telephone number, and its target. */
export function LinkField(props: FieldProps) {
  const { node, value } = props;
  // The description that all links share says what the control shows anyway.
  const isGeneralHelp = node.description === node.schema.description;
  const [text, setText] = useTyped(value, shownText, useChange(props));
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
  kinds: LinkType[];
  invalid: boolean;
  onChange(text: string): void;
}

/** The two controls of a link; the dialog of a text's links uses them too. */
export function LinkParts({ label, text, kinds, invalid, onChange }: PartsProps) {
  const link = readLink(text);
  // Remembers a chosen kind while it has no target yet.
  const [chosen, setChosen] = useState<LinkType>();
  const kind = text === '' ? (chosen ?? kinds[0] ?? 'page') : link.kind;
  const choose = (next: LinkType) => {
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
          onChange={({ target }) => choose(target.value as LinkType)}
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

interface LinkTargetProps {
  kind: LinkType;
  label: string;
  target: string;
  invalid: boolean;
  onChange(target: string): void;
}

const WORDS: Record<Exclude<LinkType, 'page'>, { name: string; placeholder?: string }> = {
  site: { name: 'endereço', placeholder: 'https://' },
  email: { name: 'e-mail', placeholder: 'vazio: o e-mail do site' },
  phone: { name: 'telefone', placeholder: 'vazio: o telefone do site' },
  whatsapp: { name: 'texto da conversa', placeholder: 'vazio: a mensagem do site' },
  other: { name: 'endereço' },
};

/** The page, URL, number or text that a link leads to. It is normalized when the field is left. */
export function LinkTarget({ kind, label, target, invalid, onChange }: LinkTargetProps) {
  if (kind === 'page')
    return (
      <PagePicker label={`${label}: página`} path={target} invalid={invalid} onChange={onChange} />
    );
  const { name, placeholder } = WORDS[kind];
  const shared = {
    'aria-label': `${label}: ${name}`,
    'aria-invalid': invalid,
    placeholder,
    value: target,
  };
  if (kind === 'whatsapp')
    return (
      <TextArea
        {...shared}
        rows={1}
        onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
      />
    );
  const inForm = kind === 'phone' ? phoneTarget : kind === 'site' ? siteTarget : trimmed;
  return (
    <TextInput
      {...shared}
      inputMode={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'url'}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => inForm(target) !== target && onChange(inForm(target))}
    />
  );
}

const trimmed = (text: string) => text.trim();
