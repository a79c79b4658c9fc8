import { marked } from 'marked';

export function RichText({ as: Tag = 'span', text, className }) {
  return (
    <Tag className={className} dangerouslySetInnerHTML={{ __html: marked.parseInline(text) }} />
  );
}
