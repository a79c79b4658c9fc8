/** Whose link it is gets a mail of what was said of their page: one of several comments, and nobody else one. */
import { createHash, randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { type Services, sendDue } from '../../../supabase/functions/new-submission/deliver.ts';
import type { SendResult } from '../../../supabase/functions/new-submission/http-answer.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { stationsIn } from './testing/stations.ts';
import { setUpSupabase } from './testing/supabase.ts';

const ANA = 'ana@exemplo.com.br';
const settings = {
  ...noticeSettings(readSources(FIXTURE_SITE))!,
  siteUrl: 'https://a.example',
  goals: { webhook: { url: '', secret: '' } },
};

let ana: SupabaseClient;
const supabase = setUpSupabase(async () => {
  ana = (await supabase.person(ANA)).client;
});
const { empty, pass, services: ofDatabase } = stationsIn(supabase);
const give = (access: string) =>
  supabase.service.rpc('set_access', { address: ANA, access }).throwOnError();

let token: string;
beforeEach(async () => {
  await empty();
  await supabase.query('truncate public.studio_links, private.studio_commenters cascade');
  await give('editor');
  token = randomBytes(32).toString('hex');
  await ana
    .from('studio_links')
    .insert({
      ...{ token_hash: createHash('sha256').update(token).digest('hex'), title: 'Planos' },
      file: 'site-config/pages/planos.json',
      page: { data: { page: { sections: [{ type: 'hero', title: 'Preços' }] } } },
    })
    .throwOnError();
});

const comment = (text: string, section: number | null = 0) =>
  supabase
    .client()
    .rpc('comment_studio_link', { token, section, name: 'Rui', comment: text })
    .throwOnError();

/** Each mail as "to: words of comments", and the keys by which a mailer knows one again. */
function mailer(says: () => SendResult = () => ({ outcome: 'sent' })) {
  const taken: string[] = [];
  const bodies: string[] = [];
  const services: Services = {
    ...ofDatabase,
    fetch: () => Promise.reject(new Error('nothing else is sent')),
    async send(to, mail, key) {
      taken.push(
        `${to}: ${['um', 'dois', 'três', 'quatro'].filter((word) => mail.text.includes(`\n${word}`))}`,
      );
      bodies.push(`${key} ${JSON.stringify(mail)}`);
      return says();
    },
  };
  return { taken, bodies, work: () => sendDue(settings, services) };
}

test('one mail has what came in five minutes; the next goes an hour later at the soonest', async () => {
  const { taken, work } = mailer();
  await comment('um');
  await work();
  expect(taken).toEqual([]);
  await comment('dois', null);
  await pass(5);
  await work();
  expect(taken).toEqual([`${ANA}: um,dois`]);
  await comment('três');
  await pass(30);
  await comment('quatro');
  await work();
  expect(taken).toHaveLength(1);
  await pass(31);
  await work();
  await pass(600);
  await work();
  expect(taken).toEqual([`${ANA}: um,dois`, `${ANA}: três,quatro`]);
});

test('what was said while a mail is on its way is in the next', async () => {
  const { taken, work } = mailer();
  await comment('um');
  await pass(5);
  const task = await ofDatabase.claim('x');
  await comment('dois');
  await ofDatabase.settle(task!, { outcome: 'sent' });
  await ofDatabase.rest('x');
  await pass(61);
  await work();
  expect(taken).toEqual([`${ANA}: dois`]);
});

test('what its author has answered or closed is not told', async () => {
  const { taken, work } = mailer();
  await comment('um');
  await ana.from('studio_comments').update({ answer: 'Sim.' }).eq('text', 'um').throwOnError();
  await pass(5);
  await work();
  expect(taken).toEqual([]);
  await comment('dois');
  await pass(5);
  await work();
  expect(taken).toEqual([`${ANA}: dois`]);
});

test.each([
  ['has no role any more', () => give('none')],
  [
    'has not confirmed the address',
    () => supabase.query('update auth.users set email_confirmed_at = null where email = $1', [ANA]),
  ],
  [
    'has withdrawn the link',
    () => ana.from('studio_links').delete().neq('title', '').throwOnError(),
  ],
])('nobody is told where its author %s', async (_, change) => {
  const { taken, work } = mailer();
  await comment('um');
  await change();
  await pass(5);
  await work();
  await supabase.query('update auth.users set email_confirmed_at = now() where email = $1', [ANA]);
  expect(taken).toEqual([]);
});

test('however many comments a link takes, its author gets one mail an hour', async () => {
  const { taken, work } = mailer();
  for (let minute = 0; minute < 120; minute += 5) {
    await comment('um');
    await pass(5);
    await work();
  }
  expect(taken.length).toBeLessThanOrEqual(2);
});

test('a mailer that has no time gets the same mail again, and one that refuses it another without their words', async () => {
  const { bodies, work } = mailer(() => ({ outcome: 'later', wait: 60 }));
  await comment('um');
  await pass(5);
  await work();
  await comment('dois');
  await pass(10);
  await work();
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toBe(bodies[1]);
  const refusing = mailer(() => ({ outcome: 'refused' }));
  await pass(20);
  await refusing.work();
  expect(refusing.taken).toEqual([`${ANA}: um`, `${ANA}: `]);
});

test('a site without the words sends none, and keeps none for later', async () => {
  await comment('um');
  await pass(5);
  const { taken, bodies } = mailer();
  const services: Services = {
    ...ofDatabase,
    fetch: () => Promise.reject(new Error('nothing else is sent')),
    send: async () => {
      taken.push('x');
      return { outcome: 'sent' };
    },
  };
  await sendDue({ ...settings, comments: undefined }, services);
  expect([taken, bodies]).toEqual([[], []]);
  expect(await supabase.query('select due from private.comment_mails')).toEqual([{ due: null }]);
});
