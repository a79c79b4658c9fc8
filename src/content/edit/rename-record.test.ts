import { describe, expect, it } from 'vitest';
import { setUpEditing } from '../testing/edited-site.ts';
import { page } from '../testing/fixture.ts';
import { CannotEdit } from './file-change.ts';
import { renameRecord } from './rename-record.ts';

const INICIO = 'site-config/pages/inicio.json';
const PARTNERS = 'site-config/collections/partners.json';
const MESSAGES = 'site-config/messages.json';
const open = setUpEditing();

describe('renameRecord', () => {
  it('changes the id and each reference to it, and no other character', () => {
    const site = open();
    const before = [PARTNERS, INICIO].map((file) => site.read(file) ?? '');
    const { plan, named } = renameRecord(site.load, 'partners', ['vedra', 'vedra-sul']);
    expect(named.map(({ file }) => file)).toEqual([INICIO]);
    expect(site.edit(() => plan).problems).toEqual([]);
    const renamed = (text: string) => text.replace(/"vedra"(?=:|,|\n)/g, '"vedra-sul"');
    expect([PARTNERS, INICIO].map((file) => site.read(file))).toEqual(before.map(renamed));
    expect(site.load().site.records.get('partners')).toContain('vedra-sul');
  });

  it('renames a notice in the messages and in the forms that show it', () => {
    const site = open();
    const { entries } = site.load().site;
    const shown = entries
      .flatMap(({ references }) => references)
      .find(({ kind }) => kind === 'notices');
    const { plan, named } = renameRecord(site.load, 'notices', [
      String(shown?.value),
      'outro-nome',
    ]);
    expect(plan.changes.map(({ file }) => file)).toContain(MESSAGES);
    expect(named.map(({ file }) => file)).toContain(shown?.file);
    expect(site.edit(() => plan).problems).toEqual([]);
  });

  it('renames the file of a form and its references on pages', () => {
    const file = (name: string) => `site-config/forms/${name}.json`;
    const site = open({
      'site-config/pages/oi.json': page('/oi', { type: 'form', title: 'Oi', form: 'contato' }),
    });
    const before = site.read(file('contato'));
    const { plan, named } = renameRecord(site.load, 'forms', ['contato', 'fale-conosco']);
    expect(named.map(({ file }) => file)).toContain('site-config/pages/oi.json');
    expect(site.edit(() => plan).problems).toEqual([]);
    expect([site.read(file('contato')), site.read(file('fale-conosco'))]).toEqual([
      undefined,
      before,
    ]);
    const rename = (to: string) => () => renameRecord(site.load, 'forms', ['fale-conosco', to]);
    expect(rename('Fale Conosco')).toThrow(/Fale Conosco/);
    expect(rename('../fora')).toThrow(CannotEdit);
    expect(rename('fale-conosco')).toThrow('Já existe');
  });

  it('refuses with a message an unknown id, a taken id, an invalid id, and a site with unreadable files', () => {
    const site = open();
    const rename = (from: string, to: string) => () =>
      renameRecord(site.load, 'partners', [from, to]);
    expect(rename('nada', 'x')).toThrow('Não há um registro “nada”');
    expect(rename('vedra', 'torreao')).toThrow('Já existe um registro “torreao”');
    expect(rename('vedra', 'Vedra Sul')).toThrow('não serve como id');
    site.write({ [INICIO]: '{' });
    expect(rename('vedra', 'vedra-sul')).toThrow(`${INICIO} não pode ser lido`);
  });
});
