import { appendFileSync, rmSync } from 'node:fs';
import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { Variant } from './releases';

/** Adds code to a build for the server, where `route` is the one of /subscription. */
export const edited = (code: string) => (source: string) => `${source};const route=module.exports.routes.find(({id})=>id==='commerce-subscription');${code}`;

export interface Fault {
  what: string;
  /** Why its pages are not rendered, as log and metrics name it. */
  reason: RenderFailureReason;
  variant: Variant;
  /** What becomes of its published build for the server. */
  spoil?: (file: string) => void;
  /** Takes its whole worker, and so what else that was rendering. */
  isDeadly?: true;
}

/** What can be wrong with a release of commerce; what it costs shows at /subscription. */
export const faults: Fault[] = [
  { what: 'has no build for the server', reason: 'missing', variant: { descriptor: (described) => ({ ...described, server: null }) } },
  { what: 'lost its build for the server', reason: 'missing', variant: {}, spoil: (file) => rmSync(file) },
  { what: 'is not what its descriptor says', reason: 'integrity', variant: {}, spoil: (file) => appendFileSync(file, '\n// changed') },
  { what: 'throws when it is loaded', reason: 'load', variant: { server: () => 'throw new Error("broken")' } },
  { what: 'asks for a package that is not shared', reason: 'load', variant: { server: (source) => `require('node:fs');${source}` } },
  { what: 'wants another React', reason: 'unmet', variant: { descriptor: (described) => ({ ...described, needs: { ...described.needs, react: '^20.0.0' } }) } },
  { what: 'throws in a component', reason: 'render', variant: { server: edited('const {lazy}=route;route.lazy=async()=>({...await lazy(),Component(){throw new Error("broken")}})') } },
  { what: 'has a loader that answers 503', reason: 'loader', variant: { server: edited('route.loader=()=>{throw new Response("",{status:503})}') } },
  {
    what: 'asks for what the API refuses',
    reason: 'api',
    variant: { server: edited('const {getBalance,prefetch}=require("@oracle-astra/shared/api");route.loader=prefetch(()=>[getBalance.initiate()])') },
  },
  { what: 'waits for ever', reason: 'slow', variant: { server: edited('route.loader=()=>new Promise(()=>{})') } },
  { what: 'loops for ever', reason: 'loop', variant: { server: edited('route.loader=()=>{for(;;);}') }, isDeadly: true },
  { what: 'fills the memory', reason: 'memory', variant: { server: edited('route.loader=()=>{const all=[];for(;;)all.push(new Array(1e6).fill(all.length))}') }, isDeadly: true },
];
