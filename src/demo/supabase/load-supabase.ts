/** The embedded database: half a second of code that only its requests need. */
export const loadSupabase = () => quietly(() => import('./server.ts'));

/** Loads without the warning that supabase-js gives under Node 20: it is about servers, ours runs in the browser. */
export async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Node.js 20 and below')) warn(...words);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
