import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AfterSuccess } from '../../../forms/ui/after-success.tsx';
import { useFormAssets } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { FormLayout } from '../../../ui/section/form-layout.tsx';
import { Intro } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { FormSheet } from '../shared/form-sheet.tsx';

type State = 'unknown' | 'confirmed' | 'refused';

/**
 * The CRM redirects here if the browser posted a form without scripts. The address has
 * the outcome (`?success`, `?error`: vtiger); without scripts nothing reads it, so the text is neutral.
 */
export function ReturnMessage({ section }: { section: SectionOf<'form-return'> }) {
  const { search } = useLocation();
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    const query = new URLSearchParams(search);
    setState(query.has('error') ? 'refused' : query.has('success') ? 'confirmed' : 'unknown');
  }, [search]);
  const { title, text } = section[state];
  const form = state !== 'refused' && section.form;
  const content = { ...section, title };
  const aside = (
    <Intro role="status">
      <RichText text={text} />
    </Intro>
  );
  const drawing = section.picture && <Drawing picture={section.picture} />;
  if (form)
    return (
      <RuledFormLayout section={content} aside={aside} form={<AfterForm id={form} />}>
        {drawing}
      </RuledFormLayout>
    );
  return (
    <RuledStackedLayout section={content} actionsIn="head" aside={aside}>
      {drawing}
    </RuledStackedLayout>
  );
}

/** The confirmation of the form, without the sent values, which are not available here. */
function AfterForm({ id }: { id: string }) {
  const { form, messages } = useFormAssets(id);
  return (
    form.success && (
      <Slip data-background="white">
        <AfterSuccess success={form.success} texts={messages} ruled={false} />
      </Slip>
    )
  );
}

/** A slip with a torn lower edge. */
const Slip = styled(FormSheet)({
  border: 0,
  background: 'var(--bg)',
  color: 'var(--fg)',
  paddingBottom: 'clamp(40px, 5vw, 64px)',
  justifyItems: 'start',
  maskImage:
    'conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg)',
  maskSize: '24px 100%',
  maskPosition: '50%',
  '@media print': { maskImage: 'none' },
});

/** Below the text. */
const Drawing = styled(Picture)({
  display: 'none',
  [breakpoints.up('lg')]: {
    display: 'block',
    maxWidth: 464,
    marginTop: spacing(6),
    maskImage: 'linear-gradient(#000 84%, transparent)',
  },
});

/** A line separates it from the footer, which has the same colour. */
const ruledOnInk = { '&[data-background=ink]': { borderBottom: '1px solid var(--line)' } };
const RuledFormLayout = styled(FormLayout)(ruledOnInk);
const RuledStackedLayout = styled(StackedLayout)(ruledOnInk);
