import * as z from 'zod/mini';
import { eitherOf, meanings, text, wholeNumber } from './variable';

export const renderingVariables = {
  RENDER_WORKERS: z._default(wholeNumber(64), 2).register(meanings, {
    meaning: 'workers that render pages, for each set of releases; 0 leaves all pages to the browser',
  }),
  RENDER_ISOLATION: z.optional(eitherOf('thread', 'process')).register(meanings, {
    meaning:
      '`process` runs each worker as a process without the environment, files and rights of the server; `thread` starts sooner, but a crash of a release can reach the server',
    default: '`thread`; in production `process`',
  }),
  RENDER_BUDGET_MS: z._default(wholeNumber(60_000), 300).register(meanings, {
    meaning: 'time limit for rendering a page, after which the browser renders it',
  }),
  RENDER_CACHE_MB: z._default(wholeNumber(4096), 32).register(meanings, {
    meaning: 'size of the cache of pages for visitors without a session; 0 turns it off',
  }),
  LIVE_RELOAD: z
    .pipe(
      text(),
      z.transform((value) => value === '1'),
    )
    .register(meanings, { meaning: '`1` reloads open pages after a new build; set by `npm run dev`', default: 'off' }),
  PAGE_HOST: z
    .pipe(
      text(),
      z.transform((value) => (value === 'bench' ? 'bench' : 'shell')),
    )
    .register(meanings, { meaning: '`bench` serves the monolith of the measurements; set by `npm run start:monolith`' }),
};
