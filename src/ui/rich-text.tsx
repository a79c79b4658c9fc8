import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { useRichNodes } from './data/assets-context.ts';
import type { RichNode } from './data/types.ts';
import { Link } from './link.tsx';
import { NoBreak } from './no-break.tsx';
import { Point } from './point.tsx';

/**
 * A text of the configuration with its emphasis, links and lists; plain text stays as it is. Lists are spans with
 * roles, as a text stands in a paragraph, which may hold no `ul`.
 */
export function RichText({ text }: { text: string }): ReactNode {
  const nodes = useRichNodes(text);
  return nodes ? render(nodes) : <NoBreak text={text} />;
}

function render(nodes: RichNode[], isCalled = false): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, isCalled)}</Fragment>);
}

function renderNode(node: RichNode, isCalled: boolean): ReactNode {
  switch (node.type) {
    case 'text':
      return <NoBreak text={node.value} isCalled={isCalled} />;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{render(node.children, isCalled)}</strong>;
    case 'emphasis':
      return <em>{render(node.children, isCalled)}</em>;
    case 'lines':
      return <span>{render(node.children)}</span>;
    case 'list':
      return <Points role="list">{render(node.children)}</Points>;
    case 'item':
      return (
        <Point as="span" role="listitem">
          {render(node.children)}
        </Point>
      );
    case 'link':
      return <Link to={node.to}>{render(node.children, node.to.startsWith('tel:'))}</Link>;
  }
}

const Points = styled('span')({
  display: 'grid',
  gap: 10,
  '& + *': { display: 'block', marginTop: 10 },
  '* + &': { display: 'grid', marginTop: 10 },
});
