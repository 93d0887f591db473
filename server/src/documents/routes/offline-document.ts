import type { FastifyInstance } from 'fastify';
import { helplines, locales, localizePath, type HelplineName, type Locale } from '@oracle-astra/shared/contract';
import { getMessage, type ServerMessageId } from '../../messages';
import { buildContentPolicy, hashSource } from '../content-policy';
import { escapeHtml } from '../escape-html';

const css =
  'body{margin:0;display:grid;justify-content:center;padding:2rem 1rem;background:#15173D;color:#F4EFE2;font:1.0625rem/1.75rem system-ui,sans-serif}main{max-width:38rem}h1{font:500 2.125rem/2.5rem serif;margin:0 0 1rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}ul{list-style:none;margin:0;padding:0}a{display:inline-block;min-height:2.75rem;line-height:2.75rem;color:#E3C27A}b{display:inline-block;min-width:4rem;font-variant-numeric:tabular-nums}';
/**
 * The service worker shows this page at the address that could not be reached: a reload asks for that one again. Browsers
 * do not always report that they are online again, so the server is requested as well.
 */
const script =
  "if(!location.pathname.endsWith('/offline')){const back=()=>fetch('/healthz',{cache:'no-store'}).then(({ok})=>{if(ok)location.reload()},()=>{});addEventListener('online',back);setInterval(back,5000)}";
const policy = buildContentPolicy({ scripts: [hashSource(script)], styles: [hashSource(css)] });

const helplineTexts: Record<HelplineName, ServerMessageId> = {
  emergency: 'server.helplines.emergency',
  ambulance: 'server.helplines.ambulance',
  mind: 'server.helplines.mind',
  women: 'server.helplines.women',
  womenCommission: 'server.helplines.womenCommission',
  children: 'server.helplines.children',
  cybercrime: 'server.helplines.cybercrime',
  legalAid: 'server.helplines.legalAid',
  addiction: 'server.helplines.addiction',
  elders: 'server.helplines.elders',
};

/** Needs no other file. The service worker inserts links to its stored pages at the comment. */
function renderOfflineDocument(locale: Locale): string {
  const print = (id: ServerMessageId) => escapeHtml(getMessage(locale, id));
  const numbers = (Object.keys(helplineTexts) as HelplineName[]).map(
    (name) => `<li><a href="tel:${helplines[name].number}"><b>${helplines[name].number}</b> ${print(helplineTexts[name])}</a></li>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="#15173D"><title>${print('server.offline.title')}</title>
<style>${css}</style><script>${script}</script></head>
<body><main><h1>${print('server.offline.title')}</h1><p>${print('server.offline.text')}</p><p><a href="">${print('server.offline.home')}</a></p><!--kept-pages--><h2>${print('server.offline.helplines')}</h2><ul>${numbers.join('')}</ul></main></body></html>
`;
}

/** The page that the service worker shows without internet, in each language. */
export function addOfflineRoutes(app: FastifyInstance): void {
  for (const locale of locales) {
    const document = renderOfflineDocument(locale);
    app.get(localizePath('/offline', locale), { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', 'content-security-policy': policy }).send(document),
    );
  }
}
