/** What is told of a new submission. The embedded database tells by it too. */

export interface Mail {
  subject: string;
  html: string;
}

const ENTITIES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = (text: string) => text.replace(/["&'<>]/g, (one) => ENTITIES[one] ?? one);

/** @param template `supabase/templates/new_submission.html`; its title is the subject. */
export function mailOf(
  template: string,
  { name, form }: { name: string; form: string },
  siteUrl: string,
): Mail {
  const values: Record<string, string> = { SiteURL: siteUrl, Name: name || '?', Form: form };
  const html = template.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, key: string) =>
    escaped(values[key] ?? ''),
  );
  return { subject: /<title>(.*)<\/title>/.exec(html)?.[1] ?? '', html };
}
