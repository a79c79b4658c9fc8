import type { BrokenBlock } from '../content/read/words/problem.ts';
import type { Kind } from '../forms/kit/types.ts';

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

/** In place of a kind of field that throws while it loads: it throws where it is shown, and takes no other form down. */
export const failedField = (error: unknown): Kind => ({
  Control() {
    throw error;
  },
  sent: () => undefined,
  kept: 'never',
});
