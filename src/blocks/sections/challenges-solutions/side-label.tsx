import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useHeadingTag } from '../../../ui/heading-level.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface Props {
  /** Title of one of the two lists. */
  title: string;
  /** True in the first pair: there it is a heading, so that the outline of the page names both lists once. */
  first: boolean;
}

/** The title of the list that the text below belongs to. */
export function SideLabel({ title, first }: Props) {
  const heading = useHeadingTag(1);
  return (
    <Label variant="label" color="textSecondary" component={first ? heading : 'strong'}>
      {title}
    </Label>
  );
}

/** The same where pairs are below each other: seen above the first, heard before each. */
export const SideLabelOnce = (props: Props) =>
  props.first ? <SideLabel {...props} /> : <VisuallyHidden>{`${props.title}: `}</VisuallyHidden>;

const Label = styled(Typography)({ display: 'block', marginBottom: 6 }) as typeof Typography;
