import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speakFromPage } from '../../../words/words-in-page.ts';
import './gallery.css';
import './blocks.css';
import './pieces.css';
import { GalleryApp } from './gallery-app.tsx';

speakFromPage();
const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <StrictMode>
      <GalleryApp />
    </StrictMode>,
  );
