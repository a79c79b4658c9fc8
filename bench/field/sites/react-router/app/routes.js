import { route } from '@react-router/dev/routes';

export default [route('escala/:name', './page.jsx')];
