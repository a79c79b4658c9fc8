import { t } from '../../../words/reader.ts';
import { Caption } from '../ui/elements.ts';
import { useComments } from './use-links.ts';

/** How many comments on a section wait for their author; for the outline. */
export function OpenCount({ file, section }: { file: string; section: number | undefined }) {
  const open = useComments(file, section).filter(({ is_closed }) => !is_closed).length;
  if (open === 0) return null;
  return (
    <Caption as="span" sx={{ fontWeight: 600 }}>
      {t('studio/links:open-count', { count: open })}
    </Caption>
  );
}
