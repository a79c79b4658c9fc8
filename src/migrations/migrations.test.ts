import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../content/edit/upgrade-site.ts';
import { filesIn } from '../node/files-in.ts';
import { worded } from '../words/reader.ts';
import { migrations } from './migrations.gen.ts';

const folders = readdirSync(import.meta.dirname).filter((name) => /^\d/.test(name));

const textsIn = (folder: string) =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

const sideOf = (folder: string, side: 'input' | 'output') =>
  join(import.meta.dirname, folder, 'testing', side);

test('each folder is a migration', () => {
  expect(folders.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b)).toEqual(
    Object.keys(migrations).map(Number),
  );
});

test.each(folders)('%s: its input becomes its output, to the byte, and stays so', (folder) => {
  const number = Number.parseInt(folder, 10);
  const texts = textsIn(sideOf(folder, 'input'));
  const before = new Map(texts);
  const decisions = migrate(texts, number);
  expect(texts).not.toEqual(before);
  expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(textsIn(sideOf(folder, 'output'))));
  expect(
    decisions.map(({ what, ...place }) => ({ ...place, what: worded(what) })),
  ).toMatchSnapshot();

  const again = new Map(texts);
  migrate(again, number);
  expect(again).toEqual(texts);
});

test('words that are missing in the language of a site come in another, and are named', () => {
  const decided = (language: string) => {
    const texts = new Map(
      Object.entries({
        'site-config/site.json': JSON.stringify({ language }),
        'site-config/integrations.json': '{"supabase":{}}',
        'site-config/messages.json': '{"carousel":{}}',
      }),
    );
    const named = migrate(texts, 8).map(({ pointer }) => pointer);
    const { carousel } = JSON.parse(texts.get('site-config/messages.json') ?? '');
    return { named, next: carousel.next };
  };
  expect(decided('pt-BR')).toEqual({ named: [], next: 'Próximo quadro' });
  expect(decided('en')).toEqual({ named: ['/auth', '/emails'], next: 'Next slide' });
  const { named, next } = decided('es');
  expect(next).toBe('Next slide');
  expect(named).toEqual(expect.arrayContaining(['/carousel', '/forms', '/auth', '/emails']));
});
