import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { isObject, type JsonNode, pointerTo } from '../../../lib/json.ts';

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
      message: `O recorte de ${quote(value.src)} sai da foto: de onde ele começa, com a largura ou a altura dele, passa de 100 %.`,
      hint: '“x” mais “width” são no máximo 100, e “y” mais “height” também. No estúdio, “Recortar” faz as contas.',
    },
  ];
}

const ofDrawing = (src: string): OwnFinding => ({
  code: 'picture-crop',
  severity: 'warning',
  message: `${quote(src)} é um desenho (SVG) e aparece inteiro: o recorte não muda nada.`,
  hint: 'Apague “crop”. Para mostrar uma parte, recorte o desenho no programa em que foi feito.',
});
