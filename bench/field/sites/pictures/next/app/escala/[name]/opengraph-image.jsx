import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { pagePaths, readPage } from '../../../../react/content.js';

export const dynamic = 'force-static';
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

export const generateStaticParams = () =>
  pagePaths().map((path) => ({ name: path.split('/').at(-1) }));

const font = { name: 'Figtree', data: readFileSync(process.env.FONT), weight: 400 };

export default async function Image({ params }) {
  const { title, description } = readPage((await params).name).meta;
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        padding: 60,
        color: '#fff',
        background: '#000',
      }}
    >
      <div style={{ fontSize: 70 }}>{title}</div>
      <div style={{ fontSize: 40 }}>{description}</div>
    </div>,
    { ...size, fonts: [font] },
  );
}
