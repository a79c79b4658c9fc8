import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  CoveringRadio,
  chosenWhenForced,
  RichText,
  size,
  spacing,
  useMessages,
} from 'site-in-json/blocks/v1';
import type { ScreenDecision } from '../../types.gen.ts';

/** A question with a few answers, each of which shows its result; without scripts too. */
export function Decision({ question, options }: ScreenDecision) {
  const group = useId();
  const { exhibits } = useMessages();
  return (
    <Question>
      <Legend as="legend">{question}</Legend>
      <Options data-no-print="">
        {options.map(({ label }, index) => (
          <Option key={label}>
            <CoveringRadio name={group} value={index + 1} />
            {label}
          </Option>
        ))}
      </Options>
      <div role="status">
        {options.map(({ label, result, main }, index) => (
          <Result key={label} data-result={index + 1} data-main={main ? '' : undefined}>
            <strong>{label}</strong> {main && <Tag>{exhibits.best}</Tag>}
            <Typography color="textSecondary">
              <RichText text={result} />
            </Typography>
          </Result>
        ))}
      </div>
    </Question>
  );
}

/** At most four (src/blocks/sections/screen/schema.json); print shows them all. */
const otherResults = [1, 2, 3, 4]
  .map((index) => `&:not(:has([value="${index}"]:checked)) [data-result="${index}"]`)
  .join();

const Question = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: spacing(2.5, 0, 0),
  border: 'solid var(--line)',
  borderWidth: '1px 0 0',
  '@media screen': { [otherResults]: { display: 'none' } },
});

const Legend = styled(Typography)({
  float: 'left', // below the line of the fieldset, not on it
  width: '100%',
  padding: 0,
  marginBottom: spacing(1.5),
  fontSize: size.large,
  fontWeight: 650,
  '& ~ *': { clear: 'both' },
});

const Options = styled(Stack)({ flexDirection: 'row', flexWrap: 'wrap', gap: spacing(1) });

const Option = styled('label')({
  position: 'relative',
  padding: '10px 16px',
  border: '1.5px solid var(--fg)',
  borderRadius: 'var(--radius)',
  fontWeight: 600,
  transition: 'background-color 150ms, color 150ms',
  '&:hover': { background: 'color-mix(in srgb, var(--fg) 10%, transparent)' },
  '&:active, &:has(:checked)': { background: 'var(--fg)', color: 'var(--bg)' },
  '@media (forced-colors: active)': { '&:has(:checked)': chosenWhenForced },
});

const Result = styled('div')({
  marginTop: spacing(2),
  paddingLeft: spacing(2),
  borderLeft: '3px solid var(--line)',
  '&[data-main]': { borderColor: 'var(--fg)' },
});

const Tag = styled('span')({
  display: 'inline-block',
  paddingInline: spacing(1),
  border: '1.5px solid',
  fontSize: size.label,
  fontWeight: 650,
});
