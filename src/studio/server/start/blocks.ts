import { fieldBlocks, type SchemaBlock, sectionBlocks } from '../../../dev/gallery/blocks.ts';
import { STUDIO, type StartAnswer, type StudioBlock } from '../../shared/protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { thumbnails } from './thumbnails.ts';

export function blocksOf(workspace: Workspace): StartAnswer['blocks'] {
  const source = workspace.schemas();
  const pictures = thumbnails();
  return {
    sections: sectionBlocks(source).map((block) => ({
      ...blockOf(block),
      ...(pictures.has(block.type) && { picture: `${STUDIO}/secao/${block.type}.webp` }),
    })),
    fields: fieldBlocks(source).map(blockOf),
  };
}

const blockOf = ({ type, title, description, words }: SchemaBlock): StudioBlock => ({
  type,
  title,
  description,
  words,
});
