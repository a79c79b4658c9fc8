import { styled } from '@mui/material/styles';
import { palette } from '../../../ui/palette.ts';
import type { FieldProps } from '../../state/form-context.ts';
import { useChange } from '../../state/use-change.ts';
import { useDraft } from '../../state/use-draft.ts';
import { TextInput } from '../../ui/controls.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { asText } from '../text/text-field.tsx';
import { Contrasts } from './contrasts.tsx';

const Row = styled('div')({ display: 'flex', gap: 6 });

const Swatch = styled('input')({
  flex: 'none',
  width: 40,
  height: 30,
  padding: 2,
  border: `1px solid ${palette.divider}`,
  borderRadius: 4,
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: 1,
  },
});

/** A colour picker and its hexadecimal code, with the contrast to the colours it is used with. */
export function ColorField(props: FieldProps) {
  const { value, pointer, label } = props;
  const [text, setText] = useDraft(value, asText, useChange(props));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <Row>
            <Swatch
              type="color"
              aria-label={`${label}: escolher`}
              value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#000000'}
              onChange={({ target }) => setText(target.value.toUpperCase())}
            />
            <TextInput
              {...control}
              spellCheck={false}
              autoComplete="off"
              placeholder="#RRGGBB"
              value={text}
              onChange={({ target }) => setText(target.value.trim())}
            />
          </Row>
          <Contrasts pointer={pointer} color={text} />
        </>
      )}
    </FieldFrame>
  );
}
