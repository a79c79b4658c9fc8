/** A name says which file is meant: two of one name are named here, with the reason. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project.ts';

/** What each folder has one of, and is meant with its folder. */
const ROLES = 'index registry types main testing entry traits'.split(' ');

/** A check is called after what it checks. */
const CALLED_AFTER = ['scripts/site-config/checks/'];

const SHARED: Record<string, string> = {
  actions: 'what a visitor can do: with cookies, with an account, by a form',
  assets: 'what is served with the pages, and with the inbox',
  browser: 'the entry of the app, and the one that tests drive',
  consent: 'compiled for the browser, and asked there',
  elsewhere: 'a film of another site, and an account signed in at another',
  fonts: 'of the pages, and of what is typeset',
  inbox: 'the server’s half and the browser’s',
  json: 'the values, and the report in that form',
  'link-target': 'read by the validator, and led to in the browser',
  'live-config': 'sent by the dev server, and taken in the browser',
  'local-services': 'the stand-ins, and their place in Vite',
  places: 'where a file refers to others, and addresses of the accounts',
  prerender: 'a page, and all of them in worker threads',
  recaptcha: 'the field’s half and its stand-in',
  report: 'to an editor, and to the inbox',
  'rich-text': 'checked, and compiled',
  'site-config': 'what is loaded, and its place in Vite',
  start: 'the command, and of the accounts',
  text: 'the field, and the report in that form',
};

function filesByName(): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const room of ['src', 'scripts'])
    for (const name of readdirSync(join(projectRoot, room), {
      recursive: true,
      encoding: 'utf8',
    })) {
      const file = `${room}/${name.replaceAll('\\', '/')}`;
      if (
        !/\.tsx?$/.test(file) ||
        /\.test\.tsx?$/.test(file) ||
        CALLED_AFTER.some((room) => file.startsWith(room))
      )
        continue;
      const key = basename(file).replace(/\.tsx?$/, '');
      byName.set(key, [...(byName.get(key) ?? []), file]);
    }
  return byName;
}

test('no two files have one name, but for a reason', () => {
  const twice = [...filesByName()].filter(
    ([name, files]) => files.length > 1 && !ROLES.includes(name),
  );
  expect(Object.fromEntries(twice.filter(([name]) => !(name in SHARED)))).toEqual({});
  expect(twice.map(([name]) => name).sort()).toEqual(Object.keys(SHARED).sort());
});
