import { styled } from '@mui/material/styles';
import { ConfigForm } from '../../../forms/lazy-config-form.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { useFormAssets } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { FormLayout } from '../../../ui/section/form-layout.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { FormSheet } from '../shared/form-sheet.tsx';
import { DirectLines } from './direct-lines.tsx';
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
