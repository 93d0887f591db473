import { appendFileSync, rmSync } from 'node:fs';
import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { Variant } from '../site/releases';

/** Appends code to a Node build, in which `route` is the route of /subscription. */
export const withServerCode = (code: string) => (source: string) =>
  `${source};const route=module.exports.routes.find(({id})=>id==='commerce-subscription');${code}`;

export interface Fault {
  description: string;
  /** The reason in the log and in the metrics. */
  reason: RenderFailureReason;
  variant: Variant;
  /** Changes the published Node build. */
  corrupt?: (file: string) => void;
  /** Whether it ends its worker, and with it the rendering of other pages. */
  killsWorker?: true;
}

/** Faults of a release of commerce, visible at /subscription. */
export const faults: Fault[] = [
  {
    description: 'has no build for the server',
    reason: 'missing',
    variant: { descriptor: (described) => ({ ...described, server: null }) },
  },
  { description: 'lost its build for the server', reason: 'missing', variant: {}, corrupt: (file) => rmSync(file) },
  {
    description: 'is not what its descriptor says',
    reason: 'integrity',
    variant: {},
    corrupt: (file) => appendFileSync(file, '\n// changed'),
  },
  { description: 'throws when it is loaded', reason: 'load', variant: { server: () => 'throw new Error("broken")' } },
  { description: 'asks for a package that is not shared', reason: 'load', variant: { server: (source) => `require('node:fs');${source}` } },
  {
    description: 'wants another React',
    reason: 'unmet',
    variant: { descriptor: (described) => ({ ...described, needs: { ...described.needs, react: '^20.0.0' } }) },
  },
  {
    description: 'throws in a component',
    reason: 'render',
    variant: {
      server: withServerCode('const {lazy}=route;route.lazy=async()=>({...await lazy(),Component(){throw new Error("broken")}})'),
    },
  },
  {
    description: 'has a loader that answers 503',
    reason: 'loader',
    variant: { server: withServerCode('route.loader=()=>{throw new Response("",{status:503})}') },
  },
  {
    description: 'asks for what the API refuses',
    reason: 'api',
    variant: {
      server: withServerCode(
        'const {getBalance,prefetch}=require("@oracle-astra/shared/api");route.loader=prefetch(()=>[getBalance.initiate()])',
      ),
    },
  },
  { description: 'waits for ever', reason: 'slow', variant: { server: withServerCode('route.loader=()=>new Promise(()=>{})') } },
  { description: 'loops for ever', reason: 'loop', variant: { server: withServerCode('route.loader=()=>{for(;;);}') }, killsWorker: true },
  {
    description: 'fills the memory',
    reason: 'memory',
    variant: { server: withServerCode('route.loader=()=>{const all=[];for(;;)all.push(new Array(1e6).fill(all.length))}') },
    killsWorker: true,
  },
];
