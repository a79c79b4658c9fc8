import { describe, expect, it } from 'vitest';
import { fields } from '../../../../blocks/fields.gen.ts';
import { lazyFields } from '../../../../blocks/lazy-fields.gen.ts';
import { walk } from '../../../../lib/json.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import { branchesOf, childNode, rootNode } from '../schema/schema-node.ts';
import { SCHEMAS } from '../testing/site.ts';
import { firstSentence, helpOf } from '../ui/help.tsx';
import { itemName, kindName, labelOf } from './labels.ts';
import { locateValue } from './locate-value.ts';
import { summaryOf, withChoicesNamed } from './summary-of.ts';

/** What is there for who writes JSON alone. */
const OF_FILES =
  /\.json\b|site-config|public\/|collections\/|No arquivo|entre aspas|nesta linha|a chave é/;

const node = (id: string) => rootNode(SCHEMAS, id);

describe('words of the form', () => {
  it('names properties in Portuguese', () => {
    expect(labelOf(SCHEMAS, node('page.schema.json'), 'draft')).toBe('Rascunho');
    expect(labelOf(SCHEMAS, node('page.schema.json'), 'path')).toBe('Endereço');
  });

  it('shows help that refers to the field, not the file', () => {
    const helps = Object.values(SCHEMAS).flatMap((schema) => {
      const found: string[] = [];
      walk(schema, (value, pointer) => {
        const { description, title } = isMap(value) ? value : {};
        if (typeof description === 'string' && pointer !== '')
          found.push(helpOf(firstSentence(description), String(title))?.short ?? '');
      });
      return found;
    });
    expect(helps.length).toBeGreaterThan(500);
    expect(helps.filter((help) => OF_FILES.test(help))).toEqual([]);
    const dates = childNode(SCHEMAS, node('page.schema.json'), 'publishAt');
    expect(dates?.description).toContain('No arquivo');
    expect(helpOf(dates?.description, 'x')?.rest).not.toContain('No arquivo');
  });

  it('names a position by the labels on its path, from the outside in', () => {
    const steps = (schema: string, value: Json, pointer: string) =>
      locateValue({ schemas: SCHEMAS }, { schema }, value, pointer).steps.join(' › ');
    const form = { fields: [{ type: 'select', options: [{ value: 'a', label: 'A' }] }] };
    expect(steps('form.schema.json', form, '/fields/0/options/0/value')).toMatch(
      /^Campo 1 \(.+\) › “A” › \p{Lu}/u,
    );
    const links: Json[] = [{ label: 'Sobre', to: '/sobre' }, { to: '/socios' }];
    const menus = { header: { links: [{ label: 'Empresa', links }] } };
    expect(steps('navigation.schema.json', menus, '/header/links/0/links/1/to')).toMatch(
      /^Menu do alto › “Empresa” › Links que abre › Link 2 › \p{Lu}/u,
    );
    expect(steps('collections/cases.schema.json', {}, '/mercado/sector')).toBe('“mercado” › Setor');
    expect(steps('form.schema.json', form, '')).toBe('');
  });

  it('summarises a value without Markdown', () => {
    expect(summaryOf({ type: 'x', title: 'Um **título** com [link](/a)' })).toBe(
      'Um título com link',
    );
    expect(summaryOf({ paragraphs: ['Um *parágrafo*.'] })).toBe('Um parágrafo.');
    expect(summaryOf({ value: '24x7', label: 'suporte' })).toBe('suporte');
    expect(summaryOf('2 * 3 = 6, snake_case')).toBe('2 * 3 = 6, snake_case');
    expect(summaryOf({})).toBe('');
  });

  it('names the choices of a section that has no other texts', () => {
    const value = { type: 'case-study', record: 'afip', parts: ['opening', 'results'] };
    const named = withChoicesNamed(SCHEMAS, node('sections/case-study.schema.json'), value);
    expect(summaryOf(named)).toBe(
      'A abertura, com o título da página: vem primeiro · Os resultados',
    );
  });

  it('names an item like its description does', () => {
    const cards = childNode(SCHEMAS, node('sections/card-grid.schema.json'), 'cards');
    expect(itemName(cards && childNode(SCHEMAS, cards, '0', []))).toBe('cartão');
  });

  it('calls a kind by its Portuguese name', () => {
    const branch = { value: 'hero', node: node('sections/hero.schema.json') };
    expect(kindName(branch)).toBe('Topo');
  });

  it('names each form field kind for people who never made one', () => {
    const branches = branchesOf(SCHEMAS, node('form.schema.json#/definitions/Field'));
    const names = new Map(branches.map((branch) => [branch.value, kindName(branch)]));
    expect([...names.keys()].sort()).toEqual(Object.keys({ ...fields, ...lazyFields }).sort());
    expect(new Set(names.values()).size).toBe(names.size);
    for (const [type, name] of names) {
      // A name is short and is not a sentence: without a title, the description would stand here.
      expect(name, type).toMatch(/^\p{Lu}[\p{L}, -]{1,39}$/u);
      expect(name.toLowerCase(), type).not.toBe(type);
    }
    expect(names.get('honeypot')).toBe('Campo escondido contra robôs');
  });

  it('shows help only if the label is not enough', () => {
    expect(helpOf('Título da seção.', 'Título')).toBeUndefined();
    expect(helpOf('O texto. Aceita **negrito**, *ênfase* e [texto do link](/x).', 'Texto')).toBe(
      undefined,
    );
    expect(helpOf('true se é obrigatório.', 'Obrigatório')?.short).toBe('Ligue se é obrigatório.');
    const long = helpOf('Onde acontece. Com a cidade.', 'Lugar');
    expect(long).toEqual({ short: 'Onde acontece.', rest: 'Onde acontece. Com a cidade.' });
  });
});
