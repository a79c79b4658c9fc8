import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SectionOf } from '../../../ui/data/types.ts';
import { EmbeddedView } from '../../../ui/embedded-view.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';

/** Something of another site, which is asked for nothing until the visitor permits it. */
export function Embedded({ section }: { section: SectionOf<'embedded'> }) {
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

/** Tall once it is asked for; a picture alone would fill the screen of a phone. */
const Tall = styled(EmbeddedView)({
  '& > div:first-of-type': { aspectRatio: '4 / 3' },
  '@media screen': {
    '&:has([open]) > div:first-of-type': { minHeight: 'min(720px, 90dvh)', aspectRatio: 'auto' },
  },
});
