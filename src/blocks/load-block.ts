import type { BrokenBlock } from '../content/read/words/problem.ts';

type Loader<T> = [folder: string, load: () => Promise<T>, data: Partial<T>];

/** Loads blocks one by one: one that throws is added to `broken`, and takes no other down. */
export const loading =
  (broken: BrokenBlock[]) =>
  async <T extends object>(loaders: Record<string, Loader<T>>): Promise<Record<string, T>> => {
    const loaded: Record<string, T> = {};
    for (const [name, [folder, load, data]] of Object.entries(loaders)) {
      try {
        loaded[name] = { ...data, ...(await load()) };
      } catch (error) {
        broken.push({ folder, message: error instanceof Error ? error.message : String(error) });
      }
    }
    return loaded;
  };
