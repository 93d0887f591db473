import { publishVariant } from '../site/releases';
import type { Site } from '../site/site';

/** A fault that replaces a pattern in the built scripts. */
export interface ScriptFault {
  /** A description of the fault for the test title. */
  description: string;
  pattern: RegExp;
  replacement: string;
}

/** The point after the exports of the module that a remote exposes; code there runs only in the browser. */
const exposed = /([\w$]+\.r\([\w$]+\),[\w$]+\.d\([\w$]+,\{(?:fills:\(\)=>[\w$]+,)?navigation:\(\)=>[\w$]+,routes:\(\)=>[\w$]+\}\);)/g;
const container = /get:\(\)=>([\w$]+),init:\(\)=>([\w$]+)/g;

export const throwsInRoutes: ScriptFault = {
  description: 'throws inside its routes',
  pattern: exposed,
  replacement: '$1if(!globalThis.isMended)throw new Error("a faulty release");',
};

/** Faults of a release of forum that appear only in the browser. */
export const faults: ScriptFault[] = [
  { description: 'has routes that reject later', pattern: exposed, replacement: '$1throw Promise.reject(new Error("a faulty release"));' },
  { description: 'exports no routes', pattern: /navigation:\(\)=>([\w$]+),routes:\(\)=>[\w$]+/g, replacement: 'navigation:()=>$1' },
  {
    description: 'exports routes that are no list',
    pattern: /navigation:\(\)=>([\w$]+),routes:\(\)=>[\w$]+/g,
    replacement: 'navigation:()=>$1,routes:()=>({})',
  },
  {
    description: 'has a page that throws',
    pattern: /([\w$]+\.r\([\w$]+\),[\w$]+\.d\([\w$]+,\{Component:\(\)=>[\w$]+\}\);)/g,
    replacement: '$1throw new Error("a faulty release");',
  },
  {
    description: 'throws when it starts',
    pattern: container,
    replacement: 'get:()=>$1,init:()=>()=>{throw new Error("a faulty release")}',
  },
  { description: 'never starts', pattern: container, replacement: 'get:()=>$1,init:()=>()=>new Promise(()=>{})' },
  { description: 'never gives its routes', pattern: container, replacement: 'get:()=>()=>new Promise(()=>{}),init:()=>$2' },
];

/** Publishes a release with a fault in its scripts; returns its name. Throws if no script matches the pattern. */
export function publishFaulty(site: Site, remote: string, suffix: string, { description, pattern, replacement }: ScriptFault): string {
  let edits = 0;
  const script = (source: string) =>
    source.replace(pattern, (found) => {
      edits += 1;
      return found.replace(new RegExp(pattern.source), replacement);
    });
  const published = publishVariant(site, remote, suffix, { script });
  if (edits === 0) throw new Error(`No script of ${remote} could be edited so that it ${description}`);
  return published;
}
