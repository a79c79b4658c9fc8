import Button from '@mui/material/Button';
import { useMessages, useSite } from '../data/site-context.ts';
import { Content } from '../ui/content.tsx';
import { SectionTitle } from '../ui/section-frame.tsx';

/** Shown in place of a page whose data did not arrive. */
export function PageFailed() {
  const { page } = useMessages();
  return (
    <>
      <title>{useSite().site.seo.defaultTitle}</title>
      <Content role="alert">
        <SectionTitle as="h1">{page.failedTitle}</SectionTitle>
        <p>{page.failedText}</p>
        <Button variant="contained" onClick={() => location.reload()}>
          {page.retry}
        </Button>
      </Content>
    </>
  );
}
