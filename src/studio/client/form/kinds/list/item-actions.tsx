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
  onDuplicate?(): void;
  onRemove(): void;
}

/** What can be done to an item. At an end, a button that leads nowhere keeps the focus. */
export function ItemActions(props: Props) {
  const { name } = props;
  return (
    <Row data-quiet>
      <IconAction
        type="button"
        title="Subir"
        aria-label={`Subir ${name}`}
        aria-disabled={props.isFirst}
        onClick={props.onUp}
      >
        <ArrowUpward aria-hidden />
      </IconAction>
      <IconAction
        type="button"
        title="Descer"
        aria-label={`Descer ${name}`}
        aria-disabled={props.isLast}
        onClick={props.onDown}
      >
        <ArrowDownward aria-hidden />
      </IconAction>
      {props.onDuplicate && (
        <IconAction
          type="button"
          title="Duplicar"
          aria-label={`Duplicar ${name}`}
          onClick={props.onDuplicate}
        >
          <ContentCopy aria-hidden />
        </IconAction>
      )}
      <RemovePart name={name} onRemove={props.onRemove} />
    </Row>
  );
}
