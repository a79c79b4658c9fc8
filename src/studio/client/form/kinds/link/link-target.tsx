import { TextArea, TextInput } from '../../ui/controls.ts';
import { type LinkKind, phoneTarget, siteTarget } from './link-value.ts';
import { PagePicker } from './page-picker.tsx';

interface Props {
  kind: LinkKind;
  label: string;
  target: string;
  invalid: boolean;
  onChange(target: string): void;
}

const WORDS: Record<Exclude<LinkKind, 'page'>, { name: string; placeholder?: string }> = {
  site: { name: 'endereço', placeholder: 'https://' },
  email: { name: 'e-mail', placeholder: 'vazio: o e-mail do site' },
  phone: { name: 'telefone', placeholder: 'vazio: o telefone do site' },
  whatsapp: { name: 'texto da conversa', placeholder: 'vazio: a mensagem do site' },
  other: { name: 'endereço' },
};

/** The page, URL, number or text that a link leads to. It is normalized when the field is left. */
export function LinkTarget({ kind, label, target, invalid, onChange }: Props) {
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
