import type { ReactNode } from 'react';
import { DeeperHeadings } from '../../ui/heading-level.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

/** One thing about the account, its heading beside it on wide screens. */
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
      <SectionFrame section={{ title, intro: text }} beside="all">
        {children}
      </SectionFrame>
    </DeeperHeadings>
  );
}
