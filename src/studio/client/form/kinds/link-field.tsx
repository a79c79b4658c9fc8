import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { t } from '../../../../words/reader.ts';
import { type FieldProps, useChange, useSources, useTyped } from '../state/form-context.ts';
import { Select, TextArea, TextInput } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';
import {
  kindsFor,
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
  autoFocus?: boolean;
  onChange(text: string): void;
}

/** The two controls of a link; the dialog of a text's links uses them too. */
export function LinkParts({ label, text, kinds, invalid, autoFocus, onChange }: PartsProps) {
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
          aria-label={t('studio/form:link-kind', { field: label })}
          value={kind}
          onChange={({ target }) => choose(target.value as LinkType)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`studio/form:link-to-${option}`)}
            </option>
          ))}
        </Select>
      )}
      <LinkTarget
        key={kind}
        kind={kind}
        label={label}
        invalid={invalid}
        // Not again once another kind was chosen: by keyboard, who chooses stays there.
        autoFocus={autoFocus && chosen === undefined}
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
  autoFocus?: boolean | undefined;
  onChange(target: string): void;
}

/** What an empty field means, else an example. */
function placeholderOf(kind: Exclude<LinkType, 'page'>): string | undefined {
  if (kind === 'site') return 'https://';
  return kind === 'other' ? undefined : t(`studio/form:link-without-${kind}`);
}

/** The page, URL, number or text that a link leads to. It is normalized when the field is left. */
export function LinkTarget(props: LinkTargetProps) {
  const { kind, label, target, invalid, autoFocus, onChange } = props;
  const { numberingPlan } = useSources();
  if (kind === 'page')
    return (
      <PagePicker
        label={t('studio/form:link-page', { field: label })}
        path={target}
        invalid={invalid}
        autoFocus={autoFocus}
        onChange={onChange}
      />
    );
  const shared = {
    'aria-label': t(`studio/form:link-target-${kind}`, { field: label }),
    'aria-invalid': invalid,
    placeholder: placeholderOf(kind),
    autoFocus,
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
  const inForm = (text: string) => {
    if (kind === 'phone') return phoneTarget(text, numberingPlan);
    return kind === 'site' ? siteTarget(text) : text.trim();
  };
  return (
    <TextInput
      {...shared}
      dir="ltr"
      inputMode={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'url'}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => inForm(target) !== target && onChange(inForm(target))}
    />
  );
}
