import { SOCIAL_IMAGES } from '../../src/data/social-image.ts';
import { ASSETS } from '../lib/own-addresses.ts';
import { IMMUTABLE, type Redirect, statusOf } from './host-files.ts';
import { CORP, type ServerInput } from './nginx.ts';

/** A Caddyfile: the whole site. Without `tls` Caddy gets its certificate by itself. */
export function caddyfile({ headers, redirects, host, root, tls, https }: ServerInput): string {
  const { [CORP]: own, ...rest } = headers;
  const said = Object.entries(rest).map(([name, value]) => `\t\t${name} "${value}"`);
  return `# Written by npm run build -- --self-hosted.

# An error starts anew, without the headers set before it: both import this.
(site_headers) {
	header -Server
	header {
${said.join('\n')}
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
	header @asset Cache-Control "${IMMUTABLE}"
	header @other Cache-Control "no-cache"
	header @shared ${CORP} "cross-origin"
	header @own ${CORP} "${own}"
	header @manifest Content-Type application/manifest+json
	# In this order, not in Caddy's own, where try_files comes before route.
	route {
		# What no file system takes would be told as an error of the server's.
		@nameless path_regexp [\\x00-\\x1f]|[^/]{250}
		error @nameless 404
${redirects.map(redirect).join('\n')}
		@home path_regexp ^/index(\\.html)?$
		route @home {
			rewrite * /
			redir * {uri} 308
		}
		@tail path_regexp tail ^/((?:[a-z0-9-]+/)*[a-z0-9-]+)(?:\\.html|/)$
		route @tail {
			rewrite * /{re.tail.1}
			redir * {uri} 308
		}
		@private path /404 /_headers /_redirects *.br *.gz
		error @private 404
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		import site_headers
		header ${CORP} "${own}"
		header Cache-Control "no-cache"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** Rewritten first, so that `{uri}` is the new path with the query that was asked with. */
function redirect({ from, to, temporary }: Redirect, index: number): string {
  const { origin, rest } = /^(?<origin>https?:\/\/[^/?#]+)?(?<rest>.*)$/.exec(to)?.groups ?? {};
  const [path = '', hash = ''] = (rest ?? '').split(/(?=#)/);
  const target = path.includes('?') ? to : `${origin ?? ''}{uri}${hash}`;
  return `		@moved${index} path ${from} ${from}/
		route @moved${index} {
			rewrite * ${path.split('?')[0] || '/'}
			redir * ${target} ${statusOf({ temporary })}
		}`;
}
