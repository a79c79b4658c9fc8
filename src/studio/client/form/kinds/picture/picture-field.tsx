import type { FieldProps } from '../../state/form-context.ts';
import { PicturePart } from './picture-part.tsx';
import { PicturePathField } from './picture-path.tsx';

/** A picture: a path alone, or a path with an alternative text. */
export function PictureField(props: FieldProps) {
  const isObject = props.node.schema.type === 'object';
  return isObject ? <PicturePart {...props} /> : <PicturePathField {...props} />;
}
