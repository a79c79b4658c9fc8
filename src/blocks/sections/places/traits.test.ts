import { expect, test } from 'vitest';
import type { Contacts, Place } from '../../../types/config.gen.ts';
import type { PageIdentity } from '../../../ui/data/section-traits.ts';
import { traits as ofRecords } from '../../collections/places/traits.ts';
import { traits } from './traits.ts';

const contacts: Contacts = {
  phone: { label: '(11) 3000-0000', to: 'tel:+551130000000' },
  email: { label: 'oi@marca.example', to: 'mailto:oi@marca.example' },
  address: ['Rua do Site, 9'],
};

test('search engines are told the days of each season, and of what is left of the year', () => {
  const saturday = (times: string) => [{ days: ['saturday' as const], times: [times] }];
  const place: Place = {
    ...{ name: 'Viveiro', address: ['Rua A, 1'] },
    hours: saturday('08:00-18:00'),
    seasons: [
      { name: 'Inverno', from: '06-01', to: '08-31', hours: saturday('09:00-16:00') },
      { name: 'Recesso', from: '12-20', to: '01-05' },
    ],
  };
  const on = { today: '2026-11-29', language: 'pt-BR', contacts, records: {} };
  const page = {
    ...{ url: 'https://a.example/p', siteUrl: 'https://a.example', language: 'pt-BR' },
    record: () => ofRecords.compile?.(place, true, on),
  } as unknown as PageIdentity;
  const labels = { hours: 'Horário', closed: 'Fechado', exceptions: 'Feriados' };
  const section = { type: 'places', title: 'Onde', places: ['viveiro'], labels } as const;
  const items = traits.structuredData?.({ ...section, places: ['viveiro'] }, page, true);
  const dayOfWeek = ['Saturday'];
  const usual = { dayOfWeek, opens: '08:00', closes: '18:00' };
  const winter = { dayOfWeek, opens: '09:00', closes: '16:00' };
  expect(items?.[0]?.openingHoursSpecification).toMatchObject([
    { validFrom: '2026-09-01', validThrough: '2026-12-19', ...usual },
    { validFrom: '2027-01-06', validThrough: '2027-05-31', ...usual },
    { validFrom: '2026-12-20', validThrough: '2027-01-05', opens: '00:00', closes: '00:00' },
    { validFrom: '2027-06-01', validThrough: '2027-08-31', ...winter },
  ]);
});

test('a place without an address is that of the site, with the contacts that it does not have itself', () => {
  const on = { today: '2026-11-29', language: 'pt-BR', contacts, records: {} };
  const compiled = (place: Place) => ofRecords.compile?.(place, true, on);
  const phone = { label: '(11) 3111-1111', to: 'tel:+551131111111' };
  expect(compiled({ name: 'Loja' })).toEqual({ name: 'Loja', ...contacts });
  expect(compiled({ name: 'Loja', phone })).toEqual({ name: 'Loja', ...contacts, phone });
  const elsewhere = { name: 'Filial', address: ['Rua A, 1'] };
  expect(compiled(elsewhere)).toEqual(elsewhere);
});
