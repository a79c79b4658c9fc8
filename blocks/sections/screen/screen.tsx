import { styled } from '@mui/material/styles';
import {
  breakpoints,
  EdgeLayout,
  Exhibit,
  inFirstScreen,
  Picture,
  PictureLayout,
  StackedLayout,
} from 'site-in-json/blocks/v1';
import type { ScreenSection } from '../../types.gen.ts';
import { Filters } from './filters.tsx';
import { Queue } from './queue.tsx';

/** A screen of a tool, as its users see it. */
export function Screen({ section }: { section: ScreenSection }) {
  const { picture, screen, layout } = section;
  const { name, status, filters, heads, rows, source, demo } = screen;
  const surface = (
    <Exhibit name={name} status={status} source={source} demo={demo} shape={layout ?? 'framed'}>
      <Filters name={name} filters={filters} rows={rows} />
      <Queue heads={heads} rows={rows} filters={filters} />
    </Exhibit>
  );
  if (layout) return <EdgeLayout section={section} toTheEdge actionsIn="head" figure={surface} />;
  if (!picture)
    return (
      <StackedLayout weight="heavy" section={section} actionsIn="head">
        {surface}
      </StackedLayout>
    );
  return (
    <PictureLayout
      weight="heavy"
      section={section}
      actionsIn="head"
      picture={<SidePicture picture={picture} />}
      pictureFirst
      side="end"
      figure={surface}
    />
  );
}

const SidePicture = styled(Picture)({ [breakpoints.up('lg')]: inFirstScreen });
