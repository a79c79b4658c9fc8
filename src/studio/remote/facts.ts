import { base64Of } from '../../../supabase/functions/studio/base64.ts';
import { positionOf } from '../../content/compile/picture-geometry.ts';
import { isLive } from '../../content/read/site/is-live.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { IconShape } from '../../ui/data/types.ts';
import type { PublicFact, PublicFacts, RemoteSetup } from '../shared/remote-site.ts';
import type { Facts, Question, Workspace } from '../shared/workspace.ts';
import { type Copy, type Draft, shaIn } from './copy.ts';
import { copyOf, publishedText, type Remote, textsOf } from './published.ts';

/** What the build has written, and what a browser finds out by itself. */
export interface Machine {
  setup(): Promise<RemoteSetup>;
  facts(): Promise<PublicFacts>;
  iconShapes(name: string): Promise<IconShape[]>;
  /** Undefined for bytes that are no picture. */
  measure(file: string, base64: string): Promise<Pick<PublicFact, 'width' | 'height'> | undefined>;
}

type Answers = {
  [Name in keyof Facts]: (...given: Parameters<Facts[Name]>) => Promise<ReturnType<Facts[Name]>>;
};

/** What is to be known of files that the studio does not have, without a server that has them. */
export function remoteFacts(remote: Remote, machine: Machine): Pick<Workspace, 'facts'> {
  /** Of a file of public/ as it stands here; undefined if there is none, or nobody has looked at it. */
  async function factOf(copy: Copy, file: string): Promise<PublicFact | undefined> {
    const sha = shaIn(copy, file);
    if (sha === null || !file.startsWith('public/')) return undefined;
    const built = (await machine.facts())[file];
    if (built?.sha === sha) return built;
    const base64 = inDraft(copy.drafts[file]) ?? (await bytesOf(remote, copy, sha));
    const size = base64 === undefined ? undefined : await machine.measure(file, base64);
    return size && base64 ? { ...size, sha, bytes: Math.floor(base64.length * 0.75) } : undefined;
  }
  const answers: Answers = {
    published: () => publishedPages(remote),
    async 'published-text'(file) {
      const { head } = await copyOf(remote);
      return { text: (await publishedText(remote, head, file)) ?? null };
    },
    // One that is published came before one that is not.
    async 'came-to-be'(file) {
      const { head } = await copyOf(remote);
      return Object.hasOwn(head.files, file) ? 0 : 1;
    },
    async 'missing-fonts'(family) {
      const { fonts } = await machine.setup();
      return fontPackages(family).filter((one) => !fonts.includes(one));
    },
    async 'font-ranges'(family) {
      const ranges = new Map(Object.entries((await machine.setup()).fontRanges));
      return ranges.get(fontPackages(family)[0] ?? '') ?? null;
    },
    'icon-shapes': machine.iconShapes,
    'picture-fault': async (file) => (await factOf(await copyOf(remote), file))?.fault ?? null,
    found: async (file, finder) =>
      (await factOf(await copyOf(remote), file))?.found?.[finder] ?? null,
    async picture(file, { crop, focus, display }) {
      const fact = await factOf(await copyOf(remote), file);
      if (!fact || fact.fault) return null;
      const { width, height, live, slices } = fact;
      const size = { width, height, ...(live && { live }), ...(slices && { slices }) };
      if (display === 0 || file.endsWith('.svg') || !(crop || focus)) return size;
      // The smaller copies, and those that are cropped, are made by a build: until then the whole stands in its place.
      const seen = focus ?? (crop && { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 });
      return {
        ...size,
        fitted: { sources: [], ...(seen && { position: positionOf(seen, undefined) }) },
      };
    },
    async 'picture-size'(file) {
      const fact = await factOf(await copyOf(remote), file);
      return fact ? { width: fact.width, height: fact.height, bytes: fact.bytes } : null;
    },
  };
  const answerTo = ([name, ...given]: Question): Promise<unknown> =>
    (answers[name] as (...given: unknown[]) => Promise<unknown>)(...given);
  return {
    facts: async ({ questions }) => ({ answers: await Promise.all(questions.map(answerTo)) }),
  };
}

/** As Fontsource names them: the variable font first. */
const fontPackages = (family: string): string[] => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return ['@fontsource-variable', '@fontsource'].map((scope) => `${scope}/${name}`);
};

/** A drawing is kept as a text. */
const inDraft = (draft: Draft | undefined): string | undefined =>
  draft?.text === undefined ? draft?.base64 : base64Of(new TextEncoder().encode(draft.text));

async function bytesOf({ ask }: Remote, { head }: Copy, sha: string): Promise<string | undefined> {
  return head && (await ask.read('file', { commit: head.commit, sha })).base64;
}

/** The pages that visitors know, by what is published. A record has its page where its collection says so. */
async function publishedPages(remote: Remote): Promise<[string, string][]> {
  const { head } = await copyOf(remote);
  const files = Object.keys(head.files).filter((file) =>
    /^site-config\/(pages|collections|records)\/.+\.json$/.test(file),
  );
  const texts = await textsOf(
    remote,
    head,
    files.map((file) => head.files[file]?.sha ?? ''),
  );
  const valueIn = (file: string): Json | undefined =>
    parsed(texts.get(head.files[file]?.sha ?? '') ?? '');
  const site = parsed((await publishedText(remote, head, 'site-config/site.json')) ?? '');
  const timeZone = isObject(site) ? String(site.timeZone) : 'UTC';
  const clock = { now: Date.now(), timeZone };
  return files.flatMap((file): [string, string][] => {
    const [, collection, id] =
      /^site-config\/collections\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    const value = valueIn(file);
    if (!isObject(value) || !isLive(value, clock)) return [];
    if (file.startsWith('site-config/pages/'))
      return typeof value.path === 'string' ? [[value.path, file]] : [];
    const template = valueIn(`site-config/records/${collection}.json`);
    if (id === undefined || !isObject(template) || typeof template.path !== 'string') return [];
    return [[template.path.replace('{id}', id), file]];
  });
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
