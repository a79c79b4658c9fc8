import { blocksOf, type SchemaBlock } from '../../../dev/gallery/blocks.ts';
import { STUDIO, type StartAnswer, type StudioBlock } from '../../shared/protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { thumbnails } from './thumbnails.ts';

export function studioBlocks(workspace: Workspace): StartAnswer['blocks'] {
  const source = workspace.schemas();
  const pictures = thumbnails();
  return {
    sections: blocksOf(source, 'sections').map((block) => ({
      ...blockOf(block),
      ...(pictures.has(block.type) && { picture: `${STUDIO}/secao/${block.type}.webp` }),
    })),
    fields: blocksOf(source, 'fields').map(blockOf),
  };
}

const blockOf = ({ type, title, description, words }: SchemaBlock): StudioBlock => ({
  type,
  title,
  description,
  words,
});
