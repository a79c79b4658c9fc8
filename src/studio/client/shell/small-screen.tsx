import { Box, Link, Typography } from '@mui/material';
import { useStudio } from '../store/use-store.ts';
import { Caption, PlainList } from '../ui/elements.ts';
import { fileNote } from './file-marks.ts';

/** In windows too narrow for the studio: links to the pages. */
export function SmallScreen() {
  const pages = useStudio(({ site }) => site.files.filter(({ kind }) => kind === 'page'));
  return (
    <Box component="main" sx={{ padding: 5 }}>
      <Typography component="h1" variant="h1">
        Estúdio
      </Typography>
      <Typography variant="body2" sx={{ marginBlock: 2 }}>
        Para editar, abra o estúdio em uma janela de 1.024 pixels ou mais. Aqui estão as páginas do
        site.
      </Typography>
      <PlainList>
        {pages.map((page) => (
          <Box
            component="li"
            key={page.file}
            sx={{ paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}
          >
            {page.path ? <Link href={page.path}>{page.title}</Link> : page.title}
            <Caption>{fileNote(page)}</Caption>
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
