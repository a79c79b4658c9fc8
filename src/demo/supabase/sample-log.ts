import { administrator } from './accounts.ts';

const PEOPLE = [
  'Marília Araújo',
  'José Gonçalves',
  'Conceição Lima',
  'Luís Magalhães',
  'Ana Souza',
];
const FORMS = ['hero_form', 'roundtable-registration', 'contact_form'];

/**
 * Sends a few submissions to the embedded database served at `origin`, and signs its administrator in:
 * what the panel has to show in a picture. Resolves to the session as a browser keeps it.
 */
export async function sampleLog(origin: string): Promise<string> {
  const ask = async (path: string, body: object) => {
    const apikey = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { apikey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.text();
  };
  for (const [index, name] of PEOPLE.entries())
    await ask('/rest/v1/rpc/submit_form', {
      submission_id: String(index).padStart(32, '0'),
      form: FORMS[index % FORMS.length],
      page: 'https://www.exemplo.com.br/',
      fields: [{ name: 'name', label: 'Nome', value: name, as: 'name' }],
    });
  return ask('/auth/v1/token?grant_type=password', administrator());
}
