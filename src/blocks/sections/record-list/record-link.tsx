import { styled } from '@mui/material/styles';
import { Link } from '../../../ui/link.tsx';
import { covering } from '../shared/covering.ts';

/** The link of a title, which covers its row or card. */
export const RecordLink = styled(Link)(covering());
