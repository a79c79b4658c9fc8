export { AuthPanelScreen } from './auth-panel.tsx';
export { ResetPasswordScreen } from './reset-password.tsx';
