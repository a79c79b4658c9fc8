import { styled } from '@mui/material/styles';
import { palette } from '../../../ui/palette.ts';
import { childNode, isMap } from '../../schema/schema-node.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { Part } from '../../ui/part.tsx';
import { OwnProblems } from '../group/own-problems.tsx';
import { TextField } from '../text/text-field.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** A picture: a path alone, or a path with an alternative text. */
export function PictureField(props: FieldProps) {
  const isObject = props.node.schema.type === 'object';
  return isObject ? <PictureWithText {...props} /> : <PicturePath {...props} />;
}

function PicturePath(props: FieldProps) {
  const { value, pointer, required, label } = props;
  const { change } = useForm();
  return (
    <FieldFrame {...props} grouped hideHelp={props.pointer.endsWith('/src')}>
      {() => (
        <PictureChoice
          label={label}
          path={typeof value === 'string' ? value : ''}
          onChoose={(path) => change(pointer, path)}
          onRemove={required ? undefined : () => change(pointer, undefined)}
        />
      )}
    </FieldFrame>
  );
}

const Advice = styled('p')({
  margin: 0,
  fontSize: 12,
  lineHeight: '17px',
  color: palette.text.secondary,
});

const KEYS = ['src', 'alt'];

function PictureWithText(props: FieldProps) {
  const { node, value, pointer } = props;
  const { schemas } = useForm();
  const picture = isMap(value) ? value : {};
  const [src, alt] = KEYS.map((key) => childNode(schemas, node, key));
  if (!src || !alt) return null;
  return (
    <Part {...props} alwaysOpen>
      <OwnProblems pointer={pointer} keys={KEYS} />
      <PicturePath
        node={src}
        value={picture.src}
        pointer={`${pointer}/src`}
        label="Arquivo da imagem"
        required
      />
      <TextField
        node={{ ...alt, description: undefined }}
        value={picture.alt}
        pointer={`${pointer}/alt`}
        label="Texto alternativo"
        required
      />
      <Advice>Diga o que a imagem mostra; deixe vazio só se ela enfeita.</Advice>
    </Part>
  );
}
