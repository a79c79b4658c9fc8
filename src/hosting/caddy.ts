import { SOCIAL_IMAGES } from '../ui/data/social-image.ts';
import { caddyText, patternOf } from './escape.ts';
import { IMMUTABLE } from './host-files.ts';
import { CORP, deepestFirst, folderOf, type ServerInput } from './nginx.ts';
import { ASSETS } from './own-addresses.ts';
import { DOCUMENT_POLICY, DRAWING, POLICY_HEADER } from './public-documents.ts';
import { queryPattern, type Rule, rulesOf, statusOf } from './redirect-source.ts';
import { targetOf } from './redirect-target.ts';

/** A Caddyfile: the whole site. Without `tls` Caddy gets its certificate by itself. */
export function caddyfile(input: ServerInput): string {
  const { headers, redirects, documents, missing, host, root, tls, https } = input;
  const { [CORP]: own = 'same-origin', [POLICY_HEADER]: policy = '', ...rest } = headers;
  const lines = Object.entries(rest).map(([name, value]) => `\t\t${name} "${caddyText(value)}"`);
  return `# Written by npm run build -- --self-hosted.

# An error starts anew, without the headers set before it: both import this.
(site_headers) {
	header -Server
	header {
${lines.join('\n')}
	}
}

${host}${https ? `:${https}` : ''} {
${tls ? `\ttls ${tls.certificate} ${tls.key}\n` : ''}	root * ${root}
	import site_headers
	@asset {
		path ${ASSETS}/*
		file
	}
	@other not path ${ASSETS}/*
	@shared path ${SOCIAL_IMAGES}/*
	@own not path ${SOCIAL_IMAGES}/*
	@manifest path *.webmanifest
	@document path_regexp "${documentPattern(documents)}"
	@page not path_regexp "${documentPattern(documents)}"
	# No script runs in a document of public/.
	header @document ${POLICY_HEADER} "${DOCUMENT_POLICY}"
	header @page ${POLICY_HEADER} "${caddyText(policy)}"
	header @asset Cache-Control "${IMMUTABLE}"
	header @other Cache-Control "no-cache"
	header @shared ${CORP} "cross-origin"
	header @own ${CORP} "${caddyText(own)}"
	header @manifest Content-Type application/manifest+json
	# In this order, not in Caddy's own, where try_files comes before route.
	route {
		# Caddy would answer all of them with the page.
		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		respond @writing 405
		vars site_query ""
		@query not vars {query} ""
		vars @query site_query ?{query}
${rulesOf(redirects).map(redirectLines).join('\n')}
		# An address that no file system accepts would be answered as a server error.
		@nameless path_regexp [\\x00-\\x1f]|[^/]{250}
		error @nameless 404
		@home path_regexp ^/index(\\.html)?$
		route @home {
			rewrite * /
			redir * {uri} 308
		}
		@tail path_regexp tail ^/((?:[\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]+/)*[\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]+)(?:\\.html|/)$
		route @tail {
			rewrite * /{re.tail.1}
			redir * {uri} 308
		}
		@private path ${['/404', ...missing].join(' ')} /_headers /_redirects *.br *.gz
		error @private 404
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		import site_headers
		header ${POLICY_HEADER} "${caddyText(policy)}"
		header ${CORP} "${caddyText(own)}"
		header Cache-Control "no-cache"
		map {path} {site_missing} {
${deepestFirst(missing)
  .map((path) => `\t\t\t~^${patternOf(folderOf(path))} ${path}.html\n`)
  .join('')}			default /404.html
		}
		rewrite * {site_missing}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

const documentPattern = (documents: readonly string[]) =>
  [`${patternOf(DRAWING)}$`, ...documents.map((path) => `^${patternOf(path)}$`)].join('|');

function redirectLines({ redirect, path, below, query }: Rule, index: number): string {
  const { before, after, takesQuery } = targetOf(redirect);
  const target = caddyText(before) + (takesQuery ? '{vars.site_query}' : '') + caddyText(after);
  const pattern = `^${patternOf(path).replace(/\/$/, '')}/${below ? '.' : '?$'}`;
  const matchers = [
    `path_regexp "${pattern}"`,
    ...(query === undefined ? [] : [`vars_regexp {query} "${queryPattern(query)}"`]),
  ];
  return `		@moved${index} {
			${matchers.join('\n\t\t\t')}
		}
		redir @moved${index} "${target}" ${statusOf(redirect)}`;
}
