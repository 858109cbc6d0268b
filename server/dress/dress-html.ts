import { isFrameworkScript } from './framework-script';
import { lateScripts } from './late-scripts';
import { contentSecurityPolicy, scriptHash } from './policy';

export type DressedHtml = {
  html: string;
  /** Content-Security-Policy that fits exactly this document. */
  policy: string;
  /** The status the page asks for by `<meta name="x-status">`, null when it asks for none. */
  status: 404 | null;
  /** Inline scripts that are not the framework's: the policy stops them. */
  refused: string[];
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const SCRIPT_PRELOAD = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/gi;
const OWN_SCRIPT = /\ssrc="(\/_next\/static\/[^"]+)"/i;
const ASYNC = /\sasync\b/i;
const DATA_TYPE = /\stype="application\/(ld\+)?json"/i;
const STATUS_MARKER = /<meta name="x-status" content="404"\s*\/?>/i;

/** Lets the scripts of a page wait for its picture and writes the policy that allows only them. */
export function dressHtml(source: string): DressedHtml {
  const late: string[] = [];
  const hashes: string[] = [];
  const refused: string[] = [];

  const withoutScripts = source
    .replace(SCRIPT_PRELOAD, (link) => (link.includes('/_next/static/') ? '' : link))
    .replace(SCRIPT, (script: string, attributes: string, code: string) => {
      const address = OWN_SCRIPT.exec(attributes)?.[1];
      if (address && ASYNC.test(attributes)) {
        late.push(address.replaceAll('&amp;', '&'));
        return '';
      }
      if (/\ssrc=/i.test(attributes) || DATA_TYPE.test(attributes)) return script;
      if (isFrameworkScript(code)) hashes.push(scriptHash(code));
      else refused.push(code);
      return script;
    });

  const loader = late.length > 0 ? loaderOf(late) : null;
  if (loader) hashes.push(scriptHash(loader));
  return {
    html: loader ? beforeBodyEnd(withoutScripts, `<script>${loader}</script>`) : withoutScripts,
    policy: contentSecurityPolicy([...new Set(hashes)]),
    status: STATUS_MARKER.test(source.slice(0, source.indexOf('</head>'))) ? 404 : null,
    refused,
  };
}

const LOADER = lateScripts.toString();

function loaderOf(addresses: string[]): string {
  return `(${LOADER})(${JSON.stringify(addresses).replaceAll('<', '\\u003c')})`;
}

function beforeBodyEnd(html: string, addition: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + addition : html.slice(0, end) + addition + html.slice(end);
}
