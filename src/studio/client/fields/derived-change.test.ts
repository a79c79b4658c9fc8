import { describe, expect, it } from 'vitest';
import { getAtPointer, setAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';
import { derivedChange } from './change-field.ts';

interface Link {
  label: string;
  to: string;
}

const followed = (saved: Link, now: Link, label: string) =>
  (
    derivedChange(
      { links: [{ ...now }] },
      { value: { links: [{ ...saved }] } },
      '/links/0/label',
      label,
    )?.value as Link | undefined
  )?.to;

/** What a link leads to while it is written over, letter by letter. */
function typed(saved: Link, text: string): unknown[] {
  let now = saved;
  return ['', ...text].map((_, at) => {
    const label = text.slice(0, at);
    const to = followed(saved, now, label);
    now = { label, to: typeof to === 'string' ? to : now.to };
    return to;
  });
}

it('updates a phone or e-mail link when its label changes', () => {
  const phone = { label: '(11) 3000-0000', to: 'tel:+551130000000' };
  const said = typed(phone, '(11) 3111-2222');
  expect([said[0], said[5], said.at(-1)]).toEqual([phone.to, phone.to, 'tel:+551131112222']);
  const email = { label: 'a@forte.example', to: 'mailto:a@forte.example' };
  expect(typed(email, 'b@forte.example').at(-1)).toBe('mailto:b@forte.example');
});

it('does not update a link whose label differs from its target', () => {
  const call = { label: 'Ligue', to: 'tel:+551130000000' };
  expect(typed(call, 'Telefone')).toEqual(Array.from({ length: 9 }, () => undefined));
  const phone = { label: '3000-0000', to: 'tel:+551130000000' };
  const other = { ...phone, to: 'tel:+5511999999999' };
  expect(followed(phone, other, '3111-2222')).toBeUndefined();
});

describe('a field of a form', () => {
  const saved = {
    fields: [
      { type: 'text', name: 'empresa', label: 'Empresa' },
      { type: 'email', name: 'email', label: 'E-mail' },
    ],
    success: { sent: ['empresa', 'email'] },
  };
  const form = (fields: Json[], sent: Json[]) => ({ fields, success: { sent } });

  /** The form after the label of its third field was written, letter by letter. */
  function labelled(field: { name: string; label: string }, text: string) {
    let now: Json = form(
      [...saved.fields, { type: 'text', ...field }],
      ['empresa', 'email', field.name],
    );
    for (let at = 0; at <= text.length; at += 1) {
      const pointer = '/fields/2/label';
      const label = text.slice(0, at);
      const change = derivedChange(now, { value: saved }, pointer, label) ?? {
        pointer,
        value: label,
      };
      now = setAtPointer(now, change.pointer, change.value);
    }
    return now;
  }
  const named = (field: { name: string; label: string }, text: string) =>
    getAtPointer(labelled(field, text), '/fields/2/name');

  it('gets its name from its label while it is new', () => {
    expect(named({ name: 'empresa-2', label: 'Empresa' }, 'Quantos computadores há?')).toBe(
      'quantos-computadores-ha',
    );
    expect(named({ name: 'email-2', label: 'E-mail' }, '2 º telefone')).toBe('o-telefone');
    expect(named({ name: 'novidades', label: 'Quero receber novidades' }, 'Empresa')).toBe(
      'empresa-2',
    );
  });

  it('is renamed in the success notice too', () => {
    const cargo = labelled({ name: 'empresa-2', label: 'Empresa' }, 'Cargo');
    expect(getAtPointer(cargo, '/success/sent')).toEqual(['empresa', 'email', 'cargo']);
  });

  it('keeps a name that somebody chose or that submissions already use', () => {
    expect(named({ name: 'cargo', label: 'Sua função' }, 'Função')).toBe('cargo');
    expect(derivedChange(saved, { value: saved }, '/fields/0/label', 'Firma')).toBeUndefined();
  });

  it('is removed from the success notice with the field; a new field is added to it', () => {
    const [empresa, email] = saved.fields as Json[] as [Json, Json];
    const nome = { type: 'text', name: 'nome', label: 'Nome' };
    const senha = { type: 'password', name: 'senha', label: 'Senha' };
    const after = (fields: Json[]) =>
      derivedChange(saved, { value: saved }, '/fields', fields)?.value;
    expect(after([email])).toEqual(form([email], ['email']));
    expect(after([email, empresa])).toEqual(form([email, empresa], ['empresa', 'email']));
    expect(after([empresa, email, nome, senha])).toEqual(
      form([empresa, email, nome, senha], ['empresa', 'email', 'nome']),
    );
    expect(after([senha])).toEqual({ fields: [senha] });
    const quiet = { fields: [empresa] };
    expect(derivedChange(quiet, { value: quiet }, '/fields', [nome])?.value).toEqual({
      fields: [nome],
    });
  });
});

describe('an option of a field', () => {
  const orcamento = { value: 'orcamento', label: 'Orçamento' };
  const formOf = (...options: Json[]) => ({
    fields: [{ type: 'select', name: 'assunto', label: 'Assunto', options }],
  });
  const OPTIONS = '/fields/0/options';

  /** A form with one option more, whose label was then written letter by letter. */
  function written(
    published: Json,
    label: string,
    added: Json = { ...orcamento, label: '‹Orçamento›' },
  ) {
    const opened = { value: published, published };
    const options = getAtPointer(published, OPTIONS) as Json[];
    const first = derivedChange(published, opened, OPTIONS, [...options, added]);
    let now = setAtPointer(published, OPTIONS, first?.value);
    for (let length = 0; length <= label.length; length += 1) {
      const pointer = `${OPTIONS}/${options.length}/label`;
      const next = label.slice(0, length);
      const change = derivedChange(now, opened, pointer, next) ?? { pointer, value: next };
      now = setAtPointer(now, change.pointer, change.value);
    }
    return getAtPointer(now, `${OPTIONS}/${options.length}`);
  }

  it.each([
    ['Até 50 pessoas', 'ate-50-pessoas'],
    ['10 a 50', '10-a-50'],
    ['Orçamento', 'orcamento-2'],
    ['…', 'option'],
  ])('is sent as its text says while it is new: %s', (label, value) => {
    expect(written(formOf(orcamento), label)).toEqual({ value, label });
  });

  it('is sent as its own text says when it is a copy of another', () => {
    expect(
      written(formOf({ ...orcamento, value: 'x1' }), 'Outro', { ...orcamento, value: 'x1' }),
    ).toEqual({
      value: 'outro',
      label: 'Outro',
    });
  });

  it('follows its text until it is published, also when it was saved before', () => {
    const saved = formOf(orcamento, { value: 'ate-50', label: 'Até 50' });
    const change = (published: Json | undefined) =>
      derivedChange(saved, { value: saved, published }, `${OPTIONS}/1/label`, 'Até 60')?.value;
    expect(change(formOf(orcamento))).toEqual({ value: 'ate-60', label: 'Até 60' });
    expect(change(null)).toEqual({ value: 'ate-60', label: 'Até 60' });
    expect(change(saved)).toBeUndefined();
    expect(change(undefined)).toBeUndefined();
  });

  it('keeps a value that somebody chose, and one that was published in another place of the form', () => {
    const chosen = formOf({ value: 'A1', label: 'Até 50' });
    const follow = (form: Json, published: Json) =>
      derivedChange(form, { value: form, published }, `${OPTIONS}/0/label`, 'Outra');
    expect(follow(chosen, formOf())).toBeUndefined();
    const moved = {
      fields: [{ type: 'text', name: 'nome', label: 'Nome' }, ...formOf(orcamento).fields],
    };
    expect(follow(formOf(orcamento), moved)).toBeUndefined();
  });
});
