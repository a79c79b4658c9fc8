import { Box, Link, Typography } from '@mui/material';
import { useStudio } from '../store/use-store.ts';
import { fileNote } from './file-list.tsx';

/** Where there is no room to edit: the pages, to look at. */
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
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {pages.map((page) => (
          <Box
            component="li"
            key={page.file}
            sx={{ paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}
          >
            {page.path ? <Link href={page.path}>{page.title}</Link> : page.title}
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {fileNote(page)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
