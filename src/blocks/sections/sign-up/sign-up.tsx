import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { ConfigForm } from '../../../forms/lazy-config-form.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { FormLayout } from '../../../ui/section/form-layout.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

/** A short form of site-config/forms/, its button beside its fields. */
export function SignUp({ section }: { section: SectionOf<'sign-up'> }) {
  return (
    <FormLayout
      section={section}
      background="white"
      weight="light"
      form={
        // What became of it is said above the form.
        <Stack useFlexGap spacing={3}>
          <LineForm id={section.form} once />
        </Stack>
      }
    />
  );
}

const wholeRow = { flexBasis: '100%' } as const;

/**
 * The parts of a form, or of its shape, in one line. What is agreed to stays before the button in the reading order, and
 * is seen below it.
 */
const LineForm = styled(ConfigForm)({
  [breakpoints.up('sm')]: {
    display: 'flex',
    alignItems: 'flex-end',
    flexWrap: 'wrap',
    gap: '0 12px',
    maxWidth: 680,
    // A field, or the box of those that are not in the line.
    '& > div, & > span': { flex: '1 1 200px' },
    '& > [role=group]': wholeRow,
    '& > div:has([type=checkbox])': { ...wholeRow, order: 2 },
    '& > div:last-child': { display: 'contents' }, // of the button and what stands beside it
    '& > div > p': { ...wholeRow, order: 2, marginTop: 4 },
    // As tall as a field, with the space that this keeps free for its error.
    '& button, & > b': {
      order: 1,
      width: 'auto',
      minHeight: `calc(28px + 1.5 * ${size.text})`,
      marginBottom: 24,
    },
  },
});
