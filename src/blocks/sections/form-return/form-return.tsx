export { ReturnMessage as FormReturn } from './return-message.tsx';
