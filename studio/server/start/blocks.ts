import type { Load } from '../../../scripts/site-config/index.ts';
import { fieldBlocks, sectionBlocks } from '../../../scripts/vite/gallery/blocks.ts';
import { makeExamples } from '../../../scripts/vite/gallery/examples.ts';
import type { Block } from '../../../src/dev/gallery/gallery-data.ts';
import { STUDIO, type StartAnswer, type StudioBlock } from '../../shared/protocol.ts';
import { shownConfig } from '../files/shown-page.ts';
import type { Studio } from '../studio.ts';
import { thumbnails } from './thumbnails.ts';

/** What can be inserted, each with an example that names what this site has. */
export function blocksOf(studio: Studio, load: Load): StartAnswer['blocks'] {
  const source = studio.schemas();
  const blocks = { sections: sectionBlocks(source), fields: fieldBlocks(source) };
  const config = shownConfig(studio, load());
  if (!config) return { sections: [], fields: [] };
  const { sections, fields } = makeExamples(load, config, blocks);
  const pictures = thumbnails();
  return {
    sections: sections.map((block) => ({
      ...blockOf(block),
      ...(pictures.has(block.type) && { picture: `${STUDIO}/secao/${block.type}.webp` }),
    })),
    fields: fields.map(blockOf),
  };
}

/** The example that lacks least here. */
function blockOf({ type, title, description, words, examples }: Block): StudioBlock {
  const [best] = [...examples].sort((a, b) => a.lacks.length - b.lacks.length);
  return { type, title, description, words, example: JSON.parse(best?.json ?? '{}') };
}
