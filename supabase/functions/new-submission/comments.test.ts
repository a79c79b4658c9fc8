import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import { type Comments, commentMails } from './comments.ts';

const settings = noticeSettings(readSources(FIXTURE_SITE))!;
const COMMENTS: Comments = {
  ...{ file: 'site-config/pages/sobre.json', page: 'Sobre\nBcc: x', count: 2 },
  said: [
    { name: 'Rui <b>', text: 'Falta o preço', section: 'Planos' },
    { name: 'Eva', text: 'Gostei', section: null },
  ],
};

test('a mail of comments names who said what of which section, and leads to the page in the studio', () => {
  const [mail, bare] = commentMails(settings, settings.comments!, COMMENTS, 'https://a.example');
  expect(mail.subject).toBe('Comentários sobre “Sobre Bcc: x”: 2');
  expect(mail.text).toContain('Rui <b> · Planos\nFalta o preço');
  for (const part of [
    'Rui &lt;b&gt; · Planos',
    'Eva · A página inteira',
    'https://a.example/estudio#/site-config/pages/sobre.json',
  ])
    expect(mail.html).toContain(part);
  expect(bare.html + bare.text).not.toMatch(/Rui|Gostei/);
  expect(bare.html).toContain('/estudio#/site-config/pages/sobre.json');
});
