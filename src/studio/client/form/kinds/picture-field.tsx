import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { t } from '../../../../words/reader.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { childNode } from '../schema/schema-node.ts';
import { type FieldProps, useForm } from '../state/form-context.ts';
import { TextAction } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';
import { FieldPart } from '../ui/part.tsx';
import { OwnProblems } from '../ui/problems.tsx';
import type { Framing } from './framing.ts';
import { FramingDialog } from './framing-dialog.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { TextField } from './text-field.tsx';

/** A picture: a path alone, or a path with an alternative text. */
export function PictureField(props: FieldProps) {
  const isObject = props.node.schema.type === 'object';
  return isObject ? <PictureWithText {...props} /> : <PicturePath {...props} />;
}

interface PathProps extends FieldProps {
  /** In place of a change of the path alone. */
  onChosen?(path: string): void;
}

function PicturePath({ onChosen, ...props }: PathProps) {
  const { value, pointer, required, label } = props;
  const { change } = useForm();
  return (
    <FieldFrame {...props} grouped hideHelp={props.pointer.endsWith('/src')}>
      {() => (
        <PictureChoice
          label={label}
          path={typeof value === 'string' ? value : ''}
          onChoose={(path) => {
            if (onChosen) onChosen(path);
            else change(pointer, path);
          }}
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

const Question = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '6px 8px',
  borderLeft: `3px solid ${palette.warning.main}`,
  fontSize: 13,
  lineHeight: '18px',
  '& span': { flexBasis: '100%' },
});

const KEYS = ['src', 'alt'];

function PictureWithText(props: FieldProps) {
  const { node, value, pointer } = props;
  const { schemas, change } = useForm();
  const picture = isMap(value) ? value : {};
  const [src, alt] = KEYS.map((key) => childNode(schemas, node, key));
  const { question, ask } = useQuestion(`${pointer}/alt`, picture.alt);
  if (!src || !alt) return null;
  const choose = (path: string) => {
    if (path === picture.src) return;
    const { crop, focus, ...others } = picture; // they are of the picture before
    change(pointer, { ...others, src: path });
    ask();
  };
  return (
    <FieldPart {...props} alwaysOpen>
      <OwnProblems pointer={pointer} keys={KEYS} />
      <PicturePath
        node={src}
        value={picture.src}
        pointer={`${pointer}/src`}
        label={t('studio/form:picture-file')}
        required
        onChosen={choose}
      />
      <TextField
        node={{ ...alt, description: undefined }}
        value={picture.alt}
        pointer={`${pointer}/alt`}
        label={t('studio/form:alt')}
        required
      />
      <div role="status">{question ?? <Advice>{t('studio/form:alt-help')}</Advice>}</div>
      <FramingPart picture={picture} onChange={(framed) => change(pointer, framed)} />
    </FieldPart>
  );
}

/** Crops a photo. A drawing is shown as it is. */
function FramingPart({ picture, onChange }: { picture: JsonMap; onChange(framed: JsonMap): void }) {
  const [isOpen, setOpen] = useState(false);
  const { src, crop, focus, ...others } = picture;
  if (typeof src !== 'string' || src === '' || src.endsWith('.svg')) return null;
  return (
    <div>
      <TextAction aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {crop || focus ? t('studio/form:change-crop') : t('studio/form:crop')}
      </TextAction>
      {isOpen && (
        <FramingDialog
          src={src}
          framing={{ crop, focus } as Partial<Framing>}
          onClose={() => setOpen(false)}
          onUse={(framing) => {
            onChange({ src, ...others, ...framing } as unknown as JsonMap);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

/** Asks for the text of a picture that was just chosen, until it is written or confirmed. */
function useQuestion(pointer: string, alt: Json | undefined) {
  const { change, focus } = useForm();
  const [before, setBefore] = useState<{ alt: Json | undefined }>();
  const ask = () => {
    setBefore({ alt });
    focus.request({ pointer });
  };
  const answer = (text: Json | undefined) => {
    setBefore(undefined);
    if (text !== alt) change(pointer, text);
    focus.request({ pointer });
  };
  const isOpen = before !== undefined && before.alt === alt;
  const question = isOpen && (
    <Question>
      <span>{t('studio/form:alt-question')}</span>
      {alt !== '' && (
        <TextAction onClick={() => answer(alt)}>{t('studio/form:alt-still-right')}</TextAction>
      )}
      <TextAction onClick={() => answer('')}>{t('studio/form:alt-decorative')}</TextAction>
    </Question>
  );
  return { question: question || undefined, ask };
}
