import type { ComponentProps } from 'react';
import { SplitLayout } from './split-layout.tsx';
import { StackedLayout } from './stacked-layout.tsx';

type StackedProps = ComponentProps<typeof StackedLayout>;
type Props = Omit<StackedProps, 'section'> & {
  section: StackedProps['section'] & { layout?: string };
};

/** Head above the content; beside it, in a narrow column, where the configuration says `beside`. */
export function ConfiguredLayout(props: Props) {
  return props.section.layout === 'beside' && props.section.title ? (
    <SplitLayout {...props} columns="narrowHead" />
  ) : (
    <StackedLayout {...props} />
  );
}
