/**
 * Warnings about what nobody here can choose: supabase-js gives one under Node 20, which is about servers, and lite one about
 * its Storage, which it calls an experiment.
 */
const NOISE = ['Node.js 20 and below', 'EXPERIMENTAL FEATURES'];

/** Does something without those warnings. */
export async function quietly<T>(task: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!NOISE.some((noise) => String(words[0]).includes(noise))) warn(...words);
  };
  try {
    return await task();
  } finally {
    console.warn = warn;
  }
}
