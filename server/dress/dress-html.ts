import { dataAddress } from './data-address';
import { readFrameworkScript } from './framework-script';
import { withInlineStyles, type StyleOf } from './inline-styles';
import { lateScripts } from './late-scripts';
import { contentSecurityPolicy, scriptHash } from './policy';
import { withoutReactData } from './react-data';

export type DressedHtml = {
  html: string;
  /** Content-Security-Policy that fits exactly this document. */
  policy: string;
  /** The status the page asks for by `<meta name="x-status">`, null when it asks for none. */
  status: 404 | null;
  /** Inline scripts that are not the framework's: the policy stops them. */
  refused: string[];
  /** What the page asks for at this address, because it does not bring it along. */
  data: { address: string; text: string } | null;
};

type Options = {
  styleOf: StyleOf;
  /** Address of the page when its data may be kept beside it. */
  path?: string;
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const SCRIPT_PRELOAD =
  /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")(?=[^>]*\shref="(\/_next\/static\/[^"]+)")[^>]*>/gi;
const ANSWER_PRELOAD =
  /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="fetch")(?=[^>]*\shref="(\/api\/[^"]+)")[^>]*>/gi;
/** The script that sets the others going. */
const RUNTIME =
  /<script\b(?=[^>]*\sasync\b)[^>]*\ssrc="(\/_next\/static\/[^"]*\/turbopack-[^"]+)"/i;
const OWN_SCRIPT = /\ssrc="(\/_next\/static\/[^"]+)"/i;
const ASYNC = /\sasync\b/i;
const DATA_TYPE = /\stype="application\/(ld\+)?json"/i;
const STATUS_MARKER = /<meta name="x-status" content="404"\s*\/?>/i;

/**
 * Lets the scripts of a page wait for its picture, brings its styles along but not its data, which only the scripts
 * want, and writes the policy that allows only its own scripts.
 */
export function dressHtml(source: string, { styleOf, path }: Options): DressedHtml {
  const status = STATUS_MARKER.test(source.slice(0, source.indexOf('</head>'))) ? 404 : null;
  const runtime = RUNTIME.exec(source)?.[1];
  const apart = path && !status && runtime ? withoutReactData(source) : null;
  const preloaded = new Set<string>();
  const late: string[] = [];
  const answers: string[] = [];
  const hashes: string[] = [];
  const refused: string[] = [];

  const withoutScripts = (apart?.html ?? source)
    .replace(SCRIPT_PRELOAD, (_link, address: string) => {
      preloaded.add(decoded(address));
      return '';
    })
    .replace(ANSWER_PRELOAD, (_link, address: string) => {
      answers.push(decoded(address));
      return '';
    })
    .replace(SCRIPT, (script: string, attributes: string, code: string) => {
      const address = OWN_SCRIPT.exec(attributes)?.[1];
      if (address && ASYNC.test(attributes)) {
        if (!apart || address !== runtime) late.push(decoded(address));
        return '';
      }
      if (/\ssrc=/i.test(attributes) || DATA_TYPE.test(attributes)) return script;
      if (readFrameworkScript(code)) hashes.push(scriptHash(code));
      else refused.push(code);
      return script;
    });

  const styled = withInlineStyles(withoutScripts, styleOf);
  const data =
    apart && path ? { address: dataAddress(path, apart.data, source), text: apart.data } : null;
  const first = data && runtime ? { data: data.address, runtime: decoded(runtime) } : null;
  // On HTTP/1.1 there are six lines; the largest script must not wait for one of them.
  late.sort((a, b) => Number(preloaded.has(b)) - Number(preloaded.has(a)));
  const loader = late.length + answers.length > 0 || first ? loaderOf(late, answers, first) : null;
  if (loader) hashes.push(scriptHash(loader));
  return {
    html: loader ? beforeHeadEnd(styled, `<script>${loader}</script>`) : styled,
    policy: contentSecurityPolicy([...new Set(hashes)]),
    status,
    refused,
    data,
  };
}

const LOADER = lateScripts.toString();

function loaderOf(...given: Parameters<typeof lateScripts>): string {
  const literals = given.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${LOADER})(${literals.join()})`;
}

function decoded(attribute: string): string {
  return attribute.replaceAll('&amp;', '&');
}

/** Before anything that could be tapped. */
function beforeHeadEnd(html: string, addition: string): string {
  const end = html.indexOf('</head>');
  return end < 0 ? html + addition : html.slice(0, end) + addition + html.slice(end);
}
