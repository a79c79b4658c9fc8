import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SectionOf } from '../../../ui/data/types.ts';
import { EmbeddedView } from '../../../ui/embedded-view.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';

/** Something of another site, which is asked for nothing until the visitor permits it. */
export function Embed({ section }: { section: SectionOf<'embed'> }) {
  const { title, shape, picture, embed, page } = section;
  // A name that begins with an underscore is none of a frame.
  const View = shape === 'tall' ? Tall : Wide;
  return (
    <ConfiguredLayout section={section}>
      <View id={`embed-${useId()}`} title={title} picture={picture} embed={embed} link={page} />
    </ConfiguredLayout>
  );
}

const Wide = styled(EmbeddedView)({ '& > div:first-of-type': { aspectRatio: '16 / 9' } });

const Tall = styled(EmbeddedView)({
  '& > div:first-of-type': { minHeight: 'min(720px, 90dvh)' },
  '@media print': { '& > div:first-of-type': { minHeight: 0 } },
});
