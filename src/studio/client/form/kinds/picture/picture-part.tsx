import { styled } from '@mui/material/styles';
import { childPlace, isMap } from '../../schema/places.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { OwnProblems } from '../group/own-problems.tsx';
import { TextField } from '../text/text-field.tsx';
import { PicturePathField } from './picture-path.tsx';

const Advice = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 12,
  lineHeight: '17px',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const KEYS = ['src', 'alt'];

/** A picture with what it shows in words, for those who do not see it. */
export function PicturePart(props: FieldProps) {
  const { place, value, pointer } = props;
  const { schemas } = useForm();
  const picture = isMap(value) ? value : {};
  const [src, alt] = KEYS.map((key) => childPlace(schemas, place, key));
  if (!src || !alt) return null;
  return (
    <Part {...props} few>
      <OwnProblems pointer={pointer} keys={KEYS} />
      <PicturePathField
        place={src}
        value={picture.src}
        pointer={`${pointer}/src`}
        label="Arquivo da imagem"
        required
      />
      <TextField
        place={{ ...alt, description: undefined }}
        value={picture.alt}
        pointer={`${pointer}/alt`}
        label="Texto alternativo"
        required
      />
      <Advice>Diga o que a imagem mostra; deixe vazio só se ela enfeita.</Advice>
    </Part>
  );
}
