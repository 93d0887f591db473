import { publishVariant } from './releases';
import type { Site } from './site';

/** Puts something in the place of what a built script has; the release's tests are to fail where no script has it. */
export interface Edit {
  /** What the fault is, in words. */
  what: string;
  pattern: RegExp;
  by: string;
}

/** The module that a remote exposes, once it has said what it exports: what comes then runs in the browser alone. */
const exposed = /(\w+\.r\(\w+\),\w+\.d\(\w+,\{navigation:\(\)=>\w+,routes:\(\)=>\w+\}\);)/g;
const container = /get:\(\)=>(\w+),init:\(\)=>(\w+)/g;

export const throwsInRoutes: Edit = { what: 'throws inside its routes', pattern: exposed, by: '$1if(!globalThis.isMended)throw new Error("a faulty release");' };

/** What can be wrong with a release of forum in the browser alone. */
export const faults: Edit[] = [
  { what: 'has routes that reject later', pattern: exposed, by: '$1throw Promise.reject(new Error("a faulty release"));' },
  { what: 'exports no routes', pattern: /navigation:\(\)=>(\w+),routes:\(\)=>\w+/g, by: 'navigation:()=>$1' },
  { what: 'exports routes that are no list', pattern: /navigation:\(\)=>(\w+),routes:\(\)=>\w+/g, by: 'navigation:()=>$1,routes:()=>({})' },
  { what: 'has a page that throws', pattern: /(\w+\.r\(\w+\),\w+\.d\(\w+,\{Component:\(\)=>\w+\}\);)/g, by: '$1throw new Error("a faulty release");' },
  { what: 'throws when it starts', pattern: container, by: 'get:()=>$1,init:()=>()=>{throw new Error("a faulty release")}' },
  { what: 'never starts', pattern: container, by: 'get:()=>$1,init:()=>()=>new Promise(()=>{})' },
  { what: 'never gives its routes', pattern: container, by: 'get:()=>()=>new Promise(()=>{}),init:()=>$2' },
];

/** Publishes a release that differs in its scripts; returns its name. */
export function publishEdited(site: Site, remote: string, suffix: string, { what, pattern, by }: Edit): string {
  let edits = 0;
  const script = (source: string) => source.replace(pattern, (found) => {
    edits += 1;
    return found.replace(new RegExp(pattern.source), by);
  });
  const published = publishVariant(site, remote, suffix, { script });
  if (edits === 0) throw new Error(`No script of ${remote} could be edited so that it ${what}`);
  return published;
}
