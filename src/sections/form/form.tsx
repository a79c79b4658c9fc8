import { styled } from '@mui/material/styles';
import { useFormAssets } from '../../data/assets-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { ConfigForm } from '../../forms/lazy-config-form.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { FormSheet } from '../shared/form-sheet.tsx';
import { DirectLines } from './direct-lines.tsx';
import { NextSteps } from './next-steps.tsx';

/** A form of site-config/forms/, beside the section's heading on wide screens; one with much to choose from takes all of the width, below it. */
export function FormSection({ section }: { section: SectionOf<'form'> }) {
  const { fields } = useFormAssets(section.form).form;
  return (
    <SectionFrame
      section={section}
      background="white"
      beside={fields.every(({ type }) => type !== 'checkbox-group') && 'first'}
      aside={section.notes && <Notes items={section.notes} />}
    >
      <FormSheet>
        <ConfigForm id={section.form} />
      </FormSheet>
      {section.direct && <DirectLines items={section.direct} />}
      {section.next && <NextSteps {...section.next} />}
    </SectionFrame>
  );
}

const Notes = styled(CheckList)({ color: 'var(--muted)', marginTop: 32, maxWidth: 520 });
