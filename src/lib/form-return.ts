/** What the CRM's return page tells the window that holds it in an iframe. */
export const RETURN_MESSAGE = 'form-return';
