import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { ConfigForm } from '../../../forms/lazy-config-form.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { useFormAssets } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { FormLayout } from '../../../ui/section/form-layout.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { type } from '../../../ui/theme/typography.ts';
import { FormSheet } from '../shared/form-sheet.tsx';
import { NextSteps } from './next-steps.tsx';

/**
 * A form of site-config/forms/, beside the heading on wide screens; a form with many choices is below it,
 * in the full width.
 */
export function Form({ section }: { section: SectionOf<'form'> }) {
  const { fields } = useFormAssets(section.form).form;
  const { notes, direct, next } = section;
  const aside = notes && <Notes items={notes} />;
  const form = (
    // On a dark background the sheet stays light, as paper is.
    <FormSheet data-background={section.background === 'ink' ? 'paper' : undefined}>
      <ConfigForm id={section.form} />
    </FormSheet>
  );
  if (fields.some(({ type }) => type === 'checkbox-group') || !section.title)
    return (
      <StackedLayout section={section} background="white" aside={aside}>
        {form}
        {direct && <DirectLines items={direct} />}
        {next && <NextSteps {...next} flow="columns" />}
      </StackedLayout>
    );
  return (
    <FormLayout section={section} background="white" aside={aside} form={form}>
      {direct && <DirectLines items={direct} />}
      {next && <NextSteps {...next} flow="line" />}
    </FormLayout>
  );
}

const Notes = styled(CheckList)({ color: 'var(--muted)', marginTop: spacing(4), maxWidth: 520 });

/**
 * Direct contacts, as prominent as the form: each with its name, a large link, and who answers when. Below
 * the heading on wide screens, below the form on others.
 */
function DirectLines({ items }: { items: string[] }) {
  return (
    <Lines disablePadding>
      {items.map((item) => (
        <Line key={item}>
          <RichText text={item} />
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled(List)({
  marginTop: spacing(4),
  borderBottom: '1px solid var(--line)',
  color: 'var(--muted)',
});

/** The name, which editors write in bold before the link. */
const Line = styled('li')(({ theme }) => ({
  padding: '16px 0 18px',
  borderTop: '1px solid var(--line)',
  '& strong': { ...theme.typography.label, display: 'block' },
  '& strong + a': {
    ...type.middle,
    display: 'table',
    margin: '2px 0 8px',
    paddingBlock: 2,
    color: 'var(--fg)',
    overflowWrap: 'anywhere',
  },
}));
