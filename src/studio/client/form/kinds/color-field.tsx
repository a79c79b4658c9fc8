import { styled } from '@mui/material/styles';
import { colorPairs } from '../../../../blocks/checks/contrast/color-pairs.ts';
import { contrastRatio, ENOUGH_CONTRAST } from '../../../../lib/contrast-ratio.ts';
import { t } from '../../../../words/reader.ts';
import { childOf, segmentsOf } from '../../../shared/json-pointer.ts';
import { palette } from '../../ui/elements.ts';
import { childNode } from '../schema/schema-node.ts';
import {
  type FieldProps,
  useChange,
  useForm,
  useSources,
  useTyped,
} from '../state/form-context.ts';
import { TextInput } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';
import { labelOf } from '../words/labels.ts';
import { shownText } from './text-field.tsx';

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
  const [text, setText] = useTyped(value, shownText, useChange(props));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <Row>
            <Swatch
              type="color"
              aria-label={t('studio/form:pick-color', { field: label })}
              value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#000000'}
              onChange={({ target }) => setText(target.value.toUpperCase())}
            />
            <TextInput
              {...control}
              dir="ltr"
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

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  color: palette.text.secondary,
  '& [data-enough="false"]': { color: palette.text.primary, fontWeight: 600 },
});

/** The contrast of a theme colour to those that it is used with. */
function Contrasts({ pointer, color }: { pointer: string; color: string }) {
  const form = useForm();
  const { colors } = useSources();
  if (form.root.base !== 'theme.schema.json') return null;
  const name = segmentsOf(pointer).at(-1) ?? '';
  const colorsNow = { ...colors, ...(childOf(form.value(), 'colors') as Record<string, string>) };
  const node = childNode(form.schemas, form.root, 'colors');
  const pairs = colorPairs(colorsNow).flatMap(([letters, surfaces]) => {
    if (letters === name) return surfaces;
    return surfaces.includes(name) ? [letters] : [];
  });
  const others = [...new Set(pairs)];
  if (others.length === 0 || !node) return null;
  return (
    <List aria-label={t('studio/form:contrast')}>
      {others.map((other) => {
        const ratio = contrastRatio(color, colorsNow[other]);
        if (ratio === undefined) return null;
        const enough = ratio >= ENOUGH_CONTRAST;
        return (
          <li key={other} data-enough={enough}>
            {t('studio/form:contrast-with', {
              ratio: Math.floor(ratio * 10) / 10,
              color: labelOf(form.schemas, node, other).toLowerCase(),
              isEnough: String(enough),
            })}
          </li>
        );
      })}
    </List>
  );
}
