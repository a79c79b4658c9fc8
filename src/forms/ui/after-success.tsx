import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FormSuccess, Messages } from '../../types/config.gen.ts';
import { ActionButton } from '../../ui/actions.tsx';
import { Link } from '../../ui/link.tsx';
import { NoBreak } from '../../ui/no-break.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { buttonBox, filledButton } from '../../ui/theme/button.ts';
import type { Afterwards, EnteredField } from '../kit/types.ts';

interface Props {
  success: FormSuccess;
  /** The sent values, if available. */
  receipt?: EnteredField[];
  /** More information about chosen options. */
  afterwards?: Afterwards[];
  /** False if it is the first element. */
  ruled?: boolean;
  texts: Messages['forms'];
}

/** Shown after a form was sent: what was sent, the next steps, and something to read. */
export function AfterSuccess({
  success: { next, download, action },
  receipt = [],
  afterwards,
  ruled = true,
  texts,
}: Props) {
  const id = useId();
  const Next = ruled || receipt.length > 0 ? RuledPart : Part;
  return (
    <>
      {receipt.length > 0 && <Lines title={texts.sentTitle} lines={receipt} />}
      {download && (
        <Download to={download.file} download data-track-button="">
          {download.label}
        </Download>
      )}
      {next && (
        <Next>
          <strong id={id}>{texts.nextTitle}</strong>
          <Steps aria-labelledby={id}>
            {next.map(({ when, text }) => (
              <Step key={when}>
                <Mark />
                <When component="b" variant="h3">
                  {when}
                </When>
                <Text color="textSecondary">
                  <RichText text={text} />
                </Text>
              </Step>
            ))}
          </Steps>
        </Next>
      )}
      {afterwards?.map((part) => (
        <Lines key={part.title} {...part} />
      ))}
      {action && <ActionButton action={action} />}
    </>
  );
}

/** A label of more characters has its value below it, and so have the others. */
const LONGEST_BESIDE = 26;

function Lines({ title, lines }: Afterwards) {
  const isLong = lines.some(({ label }) => label.length > LONGEST_BESIDE);
  const Pair = isLong ? Below : Beside;
  return (
    <RuledPart>
      <strong>{title}</strong>
      <Stack component="dl" useFlexGap spacing={1.5}>
        {lines.map(({ label, value, afterwards }) => (
          <Pair key={label}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Value component="dd">
              {afterwards ? <RichText text={afterwards} /> : <NoBreak text={value} />}
            </Value>
          </Pair>
        ))}
      </Stack>
    </RuledPart>
  );
}

const Download = styled(Link)({
  ...buttonBox,
  ...filledButton,
  alignSelf: 'start',
  width: 'fit-content',
});

const Part = styled(Stack)({ gap: 12, width: '100%', breakInside: 'avoid' });

const RuledPart = styled(Part)({ paddingTop: 20, borderTop: '1px solid var(--line)' });

const Below = styled('div')({ display: 'grid' });

/** Below each other on a phone, where an e-mail address would break beside its label. */
const Beside = styled(Below)({
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(104px, 1fr) minmax(0, 3fr)', gap: 16 },
});

const Value = styled(Typography)({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}) as typeof Typography;

const Steps = styled('ol')({ counterReset: 'station', display: 'grid', gap: 28, paddingTop: 8 });

/** A step on a line, with its number in a diamond, or a circle in a theme of round corners. */
const Step = styled('li')({
  position: 'relative',
  minHeight: 32,
  paddingLeft: 56,
  counterIncrement: 'station',
  '&::before': {
    content: 'counter(station, var(--counter, decimal))',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 32,
    fontWeight: 600,
    lineHeight: '32px',
    textAlign: 'center',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: '38px auto -22px 15px',
    borderLeft: '1.5px solid var(--muted)',
  },
});

/** As large as the number. */
const Mark = styled('i')({
  position: 'absolute',
  left: 4,
  top: 4,
  width: 24,
  height: 24,
  border: '1.5px solid var(--muted)',
  borderRadius: 'var(--mark)',
  transform: 'rotate(45deg)',
});

const When = styled(Typography)({ lineHeight: '32px' }) as typeof Typography;

const Text = styled(Typography)({ maxWidth: 620 });
