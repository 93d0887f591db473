/**
 * The elements and attributes of a cleaned post (`modules/blog/sanitize-html.ts`); addresses are absolute, of the site, or in the
 * post. The page itself numbers the headings (`part-1`).
 */
const postTag = String.raw`<\/?(?:p|br|hr|h[234]|[uod]l|li|d[td]|a|b|strong|[iusq]|em|small|su[bp]|mark|blockquote|cite|code|pre|table|caption|t(?:head|body|foot|r|h|d)|fig(?:ure|caption)|img|div|span)(?: (?:(?:lang|dir|alt|width|height|loading|scope|colspan|rowspan)(?:="[^"]*")?|(?:id|name)="(?:post|part)-[^"]*"|(?:href|src)="(?:https?:|mailto:|tel:|[/#])[^"]*"))*>`;

/** React creates a script element by this text, without its address or content. */
const emptyScript = String.raw`'\x3cscript>\x3c/script>'`;

const buildScript = (providers: string): string =>
  `self.trustedTypes&&trustedTypes.createPolicy('default',{` +
  `createHTML:h=>!/</.test(/^(\\/[a-z]{2})?\\/blogs\\//i.test(location.pathname)?h.replace(/${postTag}/g,''):h)||h===${emptyScript}?h:null,` +
  `createScriptURL:a=>{const{origin:o,pathname:p}=new URL(a,location);` +
  `return o===location.origin?/^\\/(releases\\/|sw\\.js$)/.test(p)?a:null:${providers}.includes(o)?a:null}})`;

/** By providers, which are those of the site, or none. */
const scripts = new Map<string, string>();

/**
 * The script that decides what texts may become HTML and addresses of scripts, also of releases that know nothing of it. HTML is a
 * post that the server cleaned, at the address of posts, or a text without elements, as structured data. Scripts are files of
 * releases, the service worker, and those of the payment provider on its pages. No text becomes a script.
 */
export function trustedTypesScript(providers: readonly string[] = []): string {
  const key = JSON.stringify(providers);
  const script = scripts.get(key) ?? buildScript(key);
  scripts.set(key, script);
  return script;
}

const required = "require-trusted-types-for 'script'";

/** The directives of a document with that script. `remotes` is the policy that shells of earlier releases create. */
export const trustedTypes = `${required}; trusted-types default remotes`;

/** The directives of a document without scripts of releases. */
export const noTrustedTypes = `${required}; trusted-types 'none'`;
