export { AuthPanel } from './auth-panel.tsx';
export { ResetPassword } from './reset-password.tsx';
