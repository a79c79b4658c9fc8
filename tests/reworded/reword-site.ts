import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles } from '../../src/content/node/disk-files.ts';
import { loadSchemas } from '../../src/content/node/load-schemas.ts';
import { createSiteConfigLoader } from '../../src/content/node/site-config-loader.ts';
import { listConfig } from '../../src/content/read/files/list-config.ts';
import { projectRoot } from '../../src/node/project.ts';
import { randomFrom } from './random.ts';
import { rewordText } from './reword-text.ts';
import { walkSchema } from './walk-schema.ts';

/** Every string of a value. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) textsIn(child, found);
  return found;
}

export interface Reworded {
  texts: number;
  dropped: number;
  reordered: number;
}

/**
 * Rewrites every text of the site in `root`, then drops and reorders what the validator lets go:
 * an editor's busy month in one go. Changes the files in place.
 */
export function rewordSite(root: string, seed: number): Reworded {
  const random = randomFrom(seed);
  const schemas = loadSchemas(projectRoot);
  const load = createSiteConfigLoader(root);
  const isGood = () => load().config !== undefined;
  const done = { texts: 0, dropped: 0, reordered: 0 };

  for (const { file, schema } of listConfig(diskFiles(root), schemas.collections).slots) {
    const path = join(root, file);
    const holder = { value: JSON.parse(readFileSync(path, 'utf8')) as unknown };
    const save = () => writeFileSync(path, `${JSON.stringify(holder.value, null, 2)}\n`);
    const keepIfGood = (list: unknown[], change: () => void): boolean => {
      const before = [...list];
      change();
      save();
      if (isGood()) return true;
      list.splice(0, list.length, ...before);
      return false;
    };

    const original = structuredClone(holder.value);
    const rewordAll = (keep: Set<string>) => {
      holder.value = structuredClone(original);
      walkSchema(schemas, { $ref: `/${schema}` }, holder, 'value', {
        text: (value, limits) => (keep.has(value) ? value : rewordText(value, limits, random)),
        list() {},
      });
      save();
    };
    // Some texts are names that another file refers to: those stay.
    const kept = new Set<string>();
    rewordAll(kept);
    if (!isGood()) {
      for (const text of textsIn(original)) kept.add(text);
      for (const text of [...kept]) {
        kept.delete(text);
        rewordAll(kept);
        if (!isGood()) kept.add(text);
      }
      rewordAll(kept);
    }
    done.texts += textsIn(original).size - kept.size;
    walkSchema(schemas, { $ref: `/${schema}` }, holder, 'value', {
      text: (value) => value,
      list(list, least) {
        const isSections = list.some((item) => typeof item === 'object' && item && 'type' in item);
        const at = Math.floor(random() * list.length);
        // The first section holds the page's title.
        if (list.length > Math.max(least, 1) && !(isSections && at === 0))
          if (keepIfGood(list, () => list.splice(at, 1))) done.dropped++;
        const [first, ...rest] = list;
        if (list.length > 2)
          if (keepIfGood(list, () => list.splice(0, list.length, first, ...rest.reverse())))
            done.reordered++;
      },
    });
    save();
  }
  return done;
}
