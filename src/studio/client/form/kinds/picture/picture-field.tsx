import type { FieldProps } from '../../state/form-context.ts';
import { PicturePart } from './picture-part.tsx';
import { PicturePathField } from './picture-path.tsx';

/** A picture: its path alone, or with what it shows in words. */
export function PictureField(props: FieldProps) {
  const isObject = props.node.schema.type === 'object';
  return isObject ? <PicturePart {...props} /> : <PicturePathField {...props} />;
}
