import { repair } from '../../content/check/repair.ts';
import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import type { Plan } from '../../content/edit/file-change.ts';
import { movePage } from '../../content/edit/move-page.ts';
import { newPage } from '../../content/edit/new-page.ts';
import { addressOf } from '../../content/edit/pages.ts';
import { removePage } from '../../content/edit/remove-page.ts';
import { formsOf, TEMPLATES } from '../../content/edit/templates.ts';
import { replaceTexts } from '../../content/edit/texts.ts';
import type { Load } from '../../content/index.ts';
import { templateOf } from '../../content/node/templates.ts';
import type { Site } from '../../content/read/site/site.ts';
import { plural, quote } from '../../content/read/words/wording.ts';
import type { AskedOption, Asker } from './asker.ts';
import type { Command, Typed } from './read-arguments.ts';

/** A plan with the messages before and after it is carried out. */
interface Prepared {
  plan: Plan;
  title: string;
  done: string;
}

type Prepare = (
  typed: Typed,
  ask: Asker,
  load: Load,
  source: () => SchemaSource,
) => Promise<Prepared>;

/** For each command: asks what was not typed, then plans. */
export const planners: Record<Exclude<Command, 'find'>, Prepare> = {
  async new(typed, ask, load) {
    const { site } = load();
    const template = typed.template ?? (await ask.choose(TEMPLATE));
    const title =
      typed.title ??
      (await ask.text({
        question: 'Qual é o título da página?',
        instead: 'Falta o título. Escreva: npm run page -- new /endereco "Título da página"',
      }));
    const path =
      typed.path ??
      addressOf(
        await ask.text({
          question: 'Qual é o endereço?',
          instead: 'Falta o endereço. Escreva: npm run page -- new /endereco "Título da página"',
          initial: repair(title, '^/[a-z0-9]+(-[a-z0-9]+)*$')?.value,
        }),
      );
    const form = typed.form ?? (await askForForm(template, ask, site));
    const draft = typed.draft ?? (await ask.choose(AIR)) === 'draft';
    return {
      plan: newPage(load, { path, title, template, form, draft }, templateOf),
      title: `Criar a página ${path}`,
      done: `A página está em http://localhost:5173${path} (com npm run dev). Troque os textos entre ‹ e ›, e ponha um link para ela em navigation.json.`,
    };
  },

  async move(typed, ask, load) {
    const { site } = load();
    const usage = 'Escreva: npm run page -- move /endereco-de-hoje /endereco-novo';
    const from =
      typed.path ??
      (await ask.choose({ question: 'Que página?', instead: usage, options: pagesBut('/', site) }));
    const to = addressOf(
      typed.to ??
        (await ask.text({ question: 'Qual é o endereço novo?', instead: usage, initial: from })),
    );
    return {
      plan: movePage(load, from, to),
      title: `Renomear a página ${from} para ${to}`,
      done: `Quem abrir ${from} é levado a ${to}.`,
    };
  },

  async remove(typed, ask, load) {
    const { site } = load();
    const usage = 'Escreva: npm run page -- remove /endereco --to /outra-pagina';
    const path =
      typed.path ??
      (await ask.choose({ question: 'Que página?', instead: usage, options: pagesBut('/', site) }));
    const question = `Para onde deve ir quem abrir ${path}?`;
    const target =
      typed.to ?? (await ask.choose({ question, instead: usage, options: pagesBut(path, site) }));
    const to = /^[/#]|:/.test(target) ? target : addressOf(target);
    return {
      plan: removePage(load, path, to),
      title: `Apagar a página ${path}`,
      done: `Quem abrir ${path} é levado a ${to}.`,
    };
  },

  async replace(typed, ask, load, source) {
    const usage = 'Escreva: npm run page -- replace "estas palavras" "por estas"';
    const words = typed.words ?? (await askForWords(ask, usage));
    const by = typed.by ?? (await ask.text({ question: 'Trocar por quê?', instead: usage }));
    const { plan, changed } = replaceTexts(load, source(), { words, by });
    return {
      plan,
      title: `Trocar ${quote(words)} por ${quote(by)} em ${plural(changed.length, 'texto', 'textos')}`,
      done: 'Veja as páginas com npm run dev.',
    };
  },
};

export const askForWords = (ask: Asker, instead: string): Promise<string> =>
  ask.text({ question: 'Que palavras procurar?', instead });

const TEMPLATE = {
  question: 'Como a página começa?',
  options: Object.entries(TEMPLATES).map(([value, label]): AskedOption => ({ value, label })),
  instead: '',
  initial: Object.keys(TEMPLATES)[0],
};

const AIR = {
  question: 'Ela já pode ser publicada?',
  options: [
    { value: 'live', label: 'Sim, com a próxima publicação' },
    { value: 'draft', label: 'Não: é um rascunho, que só eu vejo, com npm run dev' },
  ],
  instead: '',
  initial: 'live',
};

async function askForForm(name: string, ask: Asker, site: Site): Promise<string | undefined> {
  const [first, ...others] = formsOf(site);
  const needed = Object.hasOwn(TEMPLATES, name) && templateOf(name).needsForm;
  if (!needed || first === undefined || others.length === 0) return undefined;
  const options = [first, ...others].map((value) => ({ value }));
  return ask.choose({ question: 'Que formulário?', options, instead: '', initial: first });
}

/** All pages but one, and but the page for unknown addresses. */
const pagesBut = (leftOut: string, { pages }: Site): AskedOption[] =>
  [...pages]
    .filter(([path]) => path !== leftOut && path !== '/404')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, { file }]) => ({ value, hint: file }));
