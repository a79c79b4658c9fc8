import Button from '@mui/material/Button';
import { Content } from '../engine/content.tsx';
import { SectionTitle } from '../engine/section-frame.tsx';
import { useMessages, useSite } from '../engine/site-context.ts';

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
