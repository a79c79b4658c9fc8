export type TrackingEvent = { name: 'form_submit'; form: string };

export function track(_event: TrackingEvent): void {}
