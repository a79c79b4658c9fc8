import { captcha } from './captcha/captcha-service.ts';
import { crm } from './crm/crm.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { inbox } from './inbox/inbox.ts';
import type { StandIn } from './stand-in.ts';
import { tags } from './tracking/tag-services.ts';

/** Every stand-in: its folder, and its line here. */
export const standIns: Record<string, StandIn> = { captcha, crm, endpoint, inbox, tags };
