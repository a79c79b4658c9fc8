import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { styled } from '@mui/material/styles';
import { IconAction } from '../../ui/controls.ts';
import { RemovePart } from '../../ui/remove-part.tsx';

const Row = styled('div')({
  display: 'flex',
  '& > button': { width: 24, '& svg': { fontSize: 16 } },
});

interface Props {
  /** "cartão 2" */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp(): void;
  onDown(): void;
  onDuplicate?: (() => void) | undefined;
  onRemove(): void;
}

/** The buttons of an item. "Up" on the first item is not `disabled`, as that would lose the focus. */
export function ItemActions(props: Props) {
  const { name, onDuplicate } = props;
  const buttons = [
    { title: 'Subir', Icon: ArrowUpward, isDisabled: props.isFirst, onClick: props.onUp },
    { title: 'Descer', Icon: ArrowDownward, isDisabled: props.isLast, onClick: props.onDown },
    ...(onDuplicate
      ? [{ title: 'Duplicar', Icon: ContentCopy, isDisabled: undefined, onClick: onDuplicate }]
      : []),
  ];
  return (
    <Row data-quiet>
      {buttons.map(({ title, Icon, isDisabled, onClick }) => (
        <IconAction
          key={title}
          title={title}
          aria-label={`${title} ${name}`}
          aria-disabled={isDisabled}
          onClick={onClick}
        >
          <Icon aria-hidden />
        </IconAction>
      ))}
      <RemovePart name={name} onRemove={props.onRemove} />
    </Row>
  );
}
