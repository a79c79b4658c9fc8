import { fileCheck } from '../config-file.ts';
import { isObject } from '../json/json.ts';
import { isDay } from '../words/formats.ts';
import { quote } from '../words/wording.ts';

/** Who finds a flaw is not told to trust what expired: security.txt says until when it holds. */
export const checkSecurityExpiry = fileCheck(['security-expired'], ({ kind, name, value }) => {
  const isSite = kind === 'single' && name === 'site';
  const security = isSite && isObject(value) ? value.security : undefined;
  const expires = isObject(security) ? security.expires : undefined;
  if (typeof expires !== 'string' || !isDay(expires)) return [];
  if (new Date().toISOString().slice(0, 10) <= expires) return [];
  return [
    {
      code: 'security-expired',
      severity: 'warning',
      pointer: '/security/expires',
      message: `O contato de segurança venceu em ${quote(expires.split('-').reverse().join('/'))}.`,
      hint: 'Veja se o contato ainda vale e escreva um dia daqui a menos de um ano, na forma ano-mês-dia.',
    },
  ];
});
