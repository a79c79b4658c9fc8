import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, type JsonNode, pointerTo } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';

type OwnFinding = Finding<'picture-crop'>;

/** A crop is a part of a photo. */
export const checkPictureCrop = fileCheck(['picture-crop'], (_, nodes) => nodes.flatMap(findingIn));

function findingIn(node: JsonNode): OwnFinding[] {
  const { value } = node;
  if (!isObject(value) || typeof value.src !== 'string' || !isObject(value.crop)) return [];
  const pointer = `${pointerTo(node)}/crop`;
  if (value.src.endsWith('.svg'))
    return [{ ...ofDrawing(value.src), pointer, fix: { remove: pointer } }];
  const { x, y, width, height } = value.crop;
  const isInside = (from: unknown, length: unknown) =>
    typeof from !== 'number' || typeof length !== 'number' || from + length <= 100;
  if (isInside(x, width) && isInside(y, height)) return [];
  return [
    {
      code: 'picture-crop',
      pointer,
      message: msg('checks/picture-crop:outside', { picture: quoted(value.src) }),
      hint: msg('checks/picture-crop:outside-hint', {
        x: field('x'),
        width: field('width'),
        y: field('y'),
        height: field('height'),
      }),
    },
  ];
}

const ofDrawing = (src: string): OwnFinding => ({
  code: 'picture-crop',
  severity: 'warning',
  message: msg('checks/picture-crop:drawing', { picture: quoted(src) }),
  hint: msg('checks/picture-crop:drawing-hint', { crop: field('crop') }),
});
