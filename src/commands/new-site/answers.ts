import pageSchema from '../../../schema/page.schema.json' with { type: 'json' };
import siteSchema from '../../../schema/site.schema.json' with { type: 'json' };
import { languageNamed } from '../../content/read/words/names-of-codes.ts';
import { upperFirst } from '../../lib/upper-first.ts';
import { suitingLanguage } from '../../words/choose-language.mjs';
import { type Message, msg, quoted } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import type { Asker } from '../page/asker.ts';
import { languages, readOptions } from '../read-options.ts';
import data from './countries.json' with { type: 'json' };
import { LANGUAGES, type TemplateLanguage } from './template-language.ts';

export interface Answers {
  folder: string;
  /** Of the template. */
  language: TemplateLanguage;
  /** What the site says of itself, which may be a variant of it, "en-GB", or another: "fr". */
  siteLanguage: string;
  /** Whether it is another: the texts of the template are samples then. */
  isForeign: boolean;
  name: string;
  /** What the company does, in its own words: "Carpentry". */
  trade: string;
  /** `#rrggbb`. */
  color: string;
  /** The address that forms are posted to; `later`: the build asks for it. */
  leads: string;
  /** Whether the site keeps what its forms receive itself, with accounts and a panel to read it. */
  accounts: boolean;
  /** The version of the engine that the site asks npm for. */
  engine: string;
}

/** What is asked for, or taken as proposed with `--yes`. */
const NEEDED = ['language', 'name', 'trade', 'color', 'leads'] as const;

const COLOR = '#1F6F5C';
const LATER = 'later';
const OTHER = 'other';
const PANEL = 'panel';

/** "minha-loja" -> "Minha loja". */
const nameOf = (folder: string): string => {
  const words = (folder.split(/[\\/]/).filter(Boolean).at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
  return upperFirst(words);
};

interface Input {
  args: string[];
  ask: Asker;
  /** What the person at the terminal reads. */
  spoken: string;
  /** Told the language of the site as soon as it is known. */
  onLanguage?: ((language: string) => void) | undefined;
  version: string;
}

/** Each from its option, from the person, or with `--yes` as it is proposed. */
export async function answersOf(input: Input): Promise<Answers> {
  const { args, ask, spoken, onLanguage, version } = input;
  const usage = msg('commands/new:usage', { languages, name: LONGEST.name, both: LONGEST.both });
  const { values, positionals } = readOptions({
    name: 'node bin/site-in-json.mjs new',
    help: usage,
    args,
    allowPositionals: true,
    options: {
      language: { type: 'string' },
      name: { type: 'string' },
      trade: { type: 'string' },
      color: { type: 'string' },
      leads: { type: 'string' },
      accounts: { type: 'boolean' },
      engine: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const proposed = LANGUAGES.find((one) => one === spoken) ?? 'en';
  const inLanguage = (text: string) => {
    const found = languageOf(text, proposed);
    onLanguage?.(found.siteLanguage);
    return found;
  };
  const given = values.language === undefined ? undefined : inLanguage(values.language);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new UserError(usage);
  if (values.accounts && values.leads !== undefined)
    throw new UserError(msg('commands/new:leads-and-accounts'));
  const missing = NEEDED.filter(
    (option) => values[option] === undefined && !(option === 'leads' && values.accounts),
  );
  const instead = msg('commands/new:missing', {
    options: { list: missing.map((option) => `--${option}`), last: 'and' },
  });
  const answer = async (given: string | undefined, initial: string, question: string) => {
    if (given !== undefined) return given;
    return values.yes
      ? initial
      : ask.text({ question: msg(`commands/new:${question}`), instead, initial });
  };
  const spokenAs =
    given ??
    inLanguage(values.yes ? proposed : await chosenLanguage(ask, { instead, usage, proposed }));
  const name = short(await answer(values.name, nameOf(folder), 'name'), '--name', LONGEST.name);
  const proposedTrade = data.languages[spokenAs.language].trade;
  const trade = short(await answer(values.trade, proposedTrade, 'trade'), '--trade', LONGEST.trade);
  refuseLongTitle(name, trade);
  const color = colorOf(await answer(values.color, COLOR, 'color'));
  const accounts =
    values.accounts ??
    (values.leads === undefined &&
      !values.yes &&
      (await ask.choose({
        question: msg('commands/new:arrive'),
        instead,
        options: ['service', PANEL].map((value) => ({
          value,
          label: msg(`commands/new:arrive-${value}`),
        })),
      })) === PANEL);
  return {
    folder,
    ...spokenAs,
    name,
    trade,
    color,
    accounts,
    leads: accounts ? LATER : leadsOf(await answer(values.leads, LATER, 'leads')),
    engine: values.engine ?? `^${version}`,
  };
}

async function chosenLanguage(
  ask: Asker,
  { instead, usage, proposed }: Record<'instead' | 'usage', Message> & { proposed: string },
): Promise<string> {
  const chosen = await ask.choose({
    question: msg('commands/new:language'),
    instead,
    initial: proposed,
    options: [...LANGUAGES, OTHER].map((value) => ({
      value,
      label: msg(`commands/new:language-${value}`),
    })),
  });
  if (chosen !== OTHER) return chosen;
  return ask.text({ question: msg('commands/new:language-code'), instead: usage });
}

const { title, keywords } = pageSchema.properties.meta.properties;

/** In characters, where each stands: in site.json, among the keywords of the home page and, with “ | ” between them, in its title. */
const LONGEST = {
  name: siteSchema.properties.brand.properties.name.text,
  trade: keywords.items.text,
  both: title.text - ' | '.length,
};

function refuseLongTitle(name: string, trade: string): void {
  const size = name.length + trade.length;
  if (size > LONGEST.both)
    throw new UserError(
      msg('commands/new:too-long-together', {
        name: quoted(name),
        trade: quoted(trade),
        size,
        max: LONGEST.both,
      }),
    );
}

function short(typed: string, option: string, max: number): string {
  const text = typed.trim();
  if (text === '') throw new UserError(msg('commands/options:value-missing', { option }));
  if (text.length <= max) return text;
  throw new UserError(
    msg('commands/new:too-long', { option, text: quoted(text), max, size: text.length }),
  );
}

/** @param spoken of the person, who is to read the texts of the template. */
function languageOf(
  text: string,
  spoken: Answers['language'],
): Pick<Answers, 'language' | 'siteLanguage' | 'isForeign'> {
  const tag = languageNamed(text);
  if (!tag) throw new UserError(msg('commands/new:language-unknown', { text: quoted(text) }));
  const suiting = suitingLanguage(tag, LANGUAGES);
  const language = LANGUAGES.find((one) => one === suiting);
  if (!language) return { language: spoken, siteLanguage: tag, isForeign: true };
  // "pt" alone is the Portuguese of its template.
  const siteLanguage = tag.includes('-') ? tag : language;
  return { language, siteLanguage, isForeign: false };
}

function colorOf(text: string): string {
  const [, short, long = short?.replace(/./g, '$&$&')] =
    /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  if (long) return `#${long.toUpperCase()}`;
  throw new UserError(msg('commands/new:color-unknown', { text: quoted(text) }));
}

function leadsOf(text: string): string {
  const address = text.trim();
  if (address === LATER || address === '') return LATER;
  if (URL.canParse(address) && /^(https:\/\/|http:\/\/localhost[:/])/.test(address)) return address;
  throw new UserError(msg('commands/new:leads-unknown', { text: quoted(text) }));
}
