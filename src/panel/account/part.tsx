import type { ReactNode } from 'react';
import { DeeperHeadings } from '../../ui/heading-level.tsx';
import { SplitLayout } from '../../ui/section/split-layout.tsx';

/** A part of the account screen, with its heading beside it on wide screens. */
export function Part({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <DeeperHeadings>
      <SplitLayout section={{ title, intro: text }}>{children}</SplitLayout>
    </DeeperHeadings>
  );
}
