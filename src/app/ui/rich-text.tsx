import { Fragment, type ReactNode } from 'react';
import { useRichNodes } from '../data/assets-context.ts';
import type { RichNode } from '../data/types.ts';
import { Link } from './link.tsx';
import { NoBreak } from './no-break.tsx';

/** A text of the configuration with its emphasis and links; plain text stays as it is. */
export function RichText({ text }: { text: string }): ReactNode {
  const nodes = useRichNodes(text);
  return nodes ? render(nodes) : <NoBreak text={text} />;
}

function render(nodes: RichNode[]): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: RichNode): ReactNode {
  switch (node.type) {
    case 'text':
      return <NoBreak text={node.value} />;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{render(node.children)}</strong>;
    case 'emphasis':
      return <em>{render(node.children)}</em>;
    case 'link':
      return <Link to={node.to}>{render(node.children)}</Link>;
  }
}
