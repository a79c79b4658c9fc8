export { EventTicket as Event } from './ticket.tsx';
