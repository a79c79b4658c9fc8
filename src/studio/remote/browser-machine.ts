import { bytesOf } from '../../../supabase/functions/studio/base64.ts';
import { memoize } from '../../lib/memoize.ts';
import { msg } from '../../words/message.ts';
import { Failure } from '../shared/failure.ts';
import type { StudioSettings } from '../shared/remote-site.ts';
import type { Machine } from './facts.ts';

/** Reads a file that the build has written beside the studio. One that did not come is asked for again by the next who needs it. */
export async function readBuilt<T>(address: string): Promise<T> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new Failure(msg('studio/remote:away'), true);
  return response.json();
}

const kept = <T>(address: string): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= readBuilt<T>(address).catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
};

/** What the build has written, and what this browser finds out by itself. */
export function browserMachine({ facts, iconShapes }: StudioSettings, setup: string): Machine {
  const shapesAt = memoize((address: string) => kept<IconShapes>(address));
  return {
    setup: kept(setup),
    facts: kept(facts),
    async iconShapes(name) {
      const used = await shapesAt(iconShapes[''] ?? '')();
      const shapes = used[name];
      if (shapes) return shapes;
      const address = iconShapes[name.charAt(0)];
      return address === undefined ? [] : ((await shapesAt(address)())[name] ?? []);
    },
    async measure(file, base64) {
      const bytes = bytesOf(base64);
      const type = file.endsWith('.svg') ? 'image/svg+xml' : '';
      const url = URL.createObjectURL(new Blob([bytes], { type }));
      const image = new Image();
      image.src = url;
      try {
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight };
      } catch {
        return undefined; // no picture that this browser knows
      } finally {
        URL.revokeObjectURL(url);
      }
    },
  };
}

type IconShapes = Record<string, Awaited<ReturnType<Machine['iconShapes']>>>;
