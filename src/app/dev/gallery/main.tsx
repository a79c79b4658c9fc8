import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import './blocks.css';
import './pieces.css';
import { GalleryApp } from './gallery-app.tsx';

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <StrictMode>
      <GalleryApp />
    </StrictMode>,
  );
