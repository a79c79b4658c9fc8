import { readPage } from '../../react/content.js';
import { Page } from '../../react/page.jsx';

export const loader = ({ params }) => readPage(params.name);

export const meta = ({ loaderData }) => [
  { title: loaderData?.meta.title },
  { name: 'description', content: loaderData?.meta.description },
];

export default function Route({ loaderData }) {
  return <Page page={loaderData} />;
}
