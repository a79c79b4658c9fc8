import { pagePaths, readPage } from '../../../../react/content.js';
import { Page } from '../../../../react/page.jsx';

export const dynamicParams = false;

export const generateStaticParams = () =>
  pagePaths().map((path) => ({ name: path.split('/').at(-1) }));

export async function generateMetadata({ params }) {
  const { title, description } = readPage((await params).name).meta;
  return { title, description };
}

export default async function Route({ params }) {
  return <Page page={readPage((await params).name)} />;
}
