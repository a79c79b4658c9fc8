/**
 * What the components of a site's own blocks may import of the engine, beside React and MUI. What is here keeps its name and
 * meaning; a change that a block would notice is made in a `v2`.
 */
import { useRecords as useRecordsOfEngine } from '../../ui/data/assets-context.ts';

export { format } from '../../lib/format.ts';
export { lazyComponent } from '../../lib/lazy-component.tsx';
export { useMessages } from '../../ui/data/site-context.ts';
export { Exhibit, FRAMES, Provenance } from '../../ui/exhibit.tsx';
export { NoBreak } from '../../ui/no-break.tsx';
export { Picture } from '../../ui/picture.tsx';
export { RichText } from '../../ui/rich-text.tsx';
export { EdgeLayout } from '../../ui/section/edge-layout.tsx';
export { PictureLayout } from '../../ui/section/picture-layout.tsx';
export { StackedLayout } from '../../ui/section/stacked-layout.tsx';
export { breakpoints, onScreen, orOnPaper, spacing } from '../../ui/theme/breakpoints.ts';
export { headingWeight } from '../../ui/theme/font-weights.ts';
export { headingFont } from '../../ui/theme/fonts.ts';
export { inFirstScreen, inset } from '../../ui/theme/layout.ts';
export { chosenWhenForced } from '../../ui/theme/marks.ts';
export { size } from '../../ui/theme/size.ts';
export { VisuallyHidden } from '../../ui/visually-hidden.tsx';
export { CoveringRadio } from '../sections/shared/covering-radio.tsx';
export { StepItem, StepLabel } from '../sections/shared/step.tsx';

/** Records of any collection, by their ids, in this order. */
export const useRecords = useRecordsOfEngine as <T>(
  collection: string,
  ids: readonly string[],
) => T[];
