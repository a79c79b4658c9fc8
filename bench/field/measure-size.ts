import type { Adapter } from './adapters/adapter.ts';
import { editSample, makeContent } from './content.ts';
import { look, measureOutput, says, share } from './look.ts';
import { resetAll, type Time, timeBuild } from './run-build.ts';

export const STATES = ['cold', 'warm', 'one edit'] as const;
export type State = (typeof STATES)[number];

/** How much of this project's words another has to have. */
const ENOUGH = 0.95;

export interface Measured {
  name: string;
  packageName: string | undefined;
  /** In the order of the rounds. */
  times: Record<State, Time[]>;
  written: ReturnType<typeof measureOutput>;
  sample: Omit<ReturnType<typeof look>, 'words'>;
  /** Of this project's words, of 1. */
  words: number;
}

export interface Size {
  size: number;
  /** Whether each page has a picture for networks of its own. */
  pictures: boolean;
  tools: Measured[];
}

/** All tools in turn, state by state, so that what else the machine does is shared out among them. */
export function measureSize(adapters: readonly Adapter[], size: number, pictures = false): Size {
  const work = makeContent(size, pictures);
  const times = new Map(
    adapters.map(({ name }) => [name, { cold: [], warm: [], 'one edit': [] } as Measured['times']]),
  );
  const rounds = size > 5000 ? 1 : 3;
  for (let round = 0; round < rounds; round++)
    for (const state of STATES) {
      const sentence = state === 'one edit' ? editSample(work, round) : undefined;
      for (const adapter of adapters) {
        if (state === 'cold') resetAll(adapter, work);
        const time = timeBuild(adapter, work);
        times.get(adapter.name)?.[state].push(time);
        console.log(`${size} pages, ${state}: ${adapter.name} ${time.clock.toFixed(1)} s`);
        if (sentence && !says(adapter, work, sentence))
          throw new Error(`${adapter.name} has not published the edit.`);
      }
      if (round === 0 && state === 'cold') compare(adapters, work, size);
    }
  const samples = compare(adapters, work, size);
  return {
    size,
    pictures,
    tools: samples.map((sample, index) => ({
      ...sample,
      times: times.get(sample.name) as Measured['times'],
      packageName: adapters[index]?.packageName,
    })),
  };
}

/** Throws unless all have written all pages, and this project's words on the sampled one. */
function compare(adapters: readonly Adapter[], work: string, size: number) {
  const looks = adapters.map((adapter) => look(adapter, work));
  return adapters.map((adapter, index) => {
    const { words: found, ...sample } = looks[index] as (typeof looks)[number];
    const written = measureOutput(adapter, work);
    if (written.pages < size)
      throw new Error(`${adapter.name} has written ${written.pages} pages, not ${size}.`);
    const words = share(looks[0]?.words ?? [], found);
    if (words < ENOUGH)
      throw new Error(`${adapter.name} has ${(words * 100).toFixed(1)} % of the words.`);
    return { name: adapter.name, words, sample, written };
  });
}
