import { afterForum, replace } from './edits.mjs';

const list = 'mfe-forum/src/features/discussions/discussion-list.tsx';
const search = 'mfe-forum/src/features/discussions/search-box.tsx';
const posts = 'mfe-forum/src/api/posts.ts';
const card = 'mfe-forum/src/components/posts/discussion-card.tsx';

/** Faults in a rare state of a page: while the API is slow, wrong or unavailable, in other tabs and display settings, after a write, after many visits. */
export const forumStatesBad = [
  {
    name: 'late: a list that is missing while its answer is late throws',
    page: '/forum',
    rules: ['act-error'],
    edits: afterForum("setTimeout(() => { if (document.querySelector('main h2') === null) throw new Error('no list yet'); }, 800);"),
  },
  {
    name: 'empty: a list has to have something',
    page: '/forum',
    rules: ['act-error', 'act-lost'],
    edits: replace(
      list,
      '  if (discussions.length === 0)\n',
      "  if (discussions.length === 0) throw new Error('nothing to show');\n  if (discussions.length === 0)\n",
    ),
  },
  {
    name: 'fails: a refusal is tried again without end',
    page: '/forum',
    rules: ['act-calls'],
    edits: [
      ...replace(list, "import { Suspense } from 'react';", "import { Suspense, useEffect } from 'react';"),
      ...replace(
        list,
        '  if (currentData === undefined) {\n',
        '  useEffect(() => {\n    if (error !== undefined && !isFetching) void refetch();\n  }, [error, isFetching, refetch]);\n  if (currentData === undefined) {\n',
      ),
    ],
  },
  {
    name: 'offline: a page empties itself',
    page: '/forum',
    rules: ['act-lost'],
    edits: afterForum("addEventListener('offline', () => document.querySelector('main')?.replaceChildren());"),
  },
  {
    name: 'tabs: two of them answer each other without end',
    page: '/forum',
    rules: ['act-calls'],
    edits: afterForum(
      "localStorage.setItem('forum-turn.1', '0'); addEventListener('storage', ({ key, newValue }) => { if (key === 'forum-turn.1' && newValue !== null) localStorage.setItem(key, newValue + '.'); });",
    ),
  },
  {
    name: 'dark: a heading has the colour of the page',
    page: '/forum',
    rules: ['act-unseen'],
    edits: afterForum("const heading = document.querySelector<HTMLElement>('main h1'); if (heading) heading.style.color = '#1C1A22';"),
  },
  {
    name: 'large text: a heading is cut off',
    page: '/forum',
    rules: ['act-unseen'],
    edits: afterForum(
      "const heading = document.querySelector<HTMLElement>('main h1'); if (heading) Object.assign(heading.style, { height: `${heading.offsetHeight}px`, overflow: 'hidden' });",
    ),
  },
  {
    name: 'forced colours: the lead is black on black',
    page: '/forum',
    rules: ['act-unseen'],
    edits: afterForum(
      "const lead = document.querySelector<HTMLElement>('main p'); if (lead && matchMedia('(forced-colors: active)').matches) Object.assign(lead.style, { forcedColorAdjust: 'none', color: '#000', background: '#000' });",
    ),
  },
  {
    name: 'after a write: comments are not asked for again',
    page: '/forum/*',
    rules: ['act-stale'],
    edits: replace(
      posts,
      "answer === undefined ? [] : [listTag('Comment'), listTag('Profile'), ...discussionTag(did)],",
      "answer === undefined || did !== '' ? [] : [listTag('Comment'), listTag('Profile'), ...discussionTag(did)],",
    ),
  },
  {
    name: 'growth: listeners of each visit stay',
    page: '/forum',
    rules: ['act-growth'],
    edits: afterForum("for (let at = 0; at < 30; at += 1) addEventListener('resize', () => void at);"),
  },
  {
    name: 'growth: data of each visit stays on the heap',
    page: '/forum',
    rules: ['act-growth'],
    edits: afterForum(
      "const rows = Array.from({ length: 60000 }, (_, at) => `row ${at}`); addEventListener('resize', () => void rows.length);",
    ),
  },
  {
    name: 'odd text: letters without width end the search',
    page: '/forum',
    rules: ['act-error'],
    edits: replace(
      search,
      '    void navigate(siteRoutes',
      "    if (typed.includes('\\u200b')) throw new Error('no such letter');\n    void navigate(siteRoutes",
    ),
  },
  {
    name: 'odd text: the search of digits of another script ends nowhere',
    page: '/forum',
    rules: ['act-late', 'act-error', 'act-dead'],
    edits: replace(
      search,
      '    void navigate(siteRoutes',
      '    for (; /[०-९]/.test(typed);) void performance.now();\n    void navigate(siteRoutes',
    ),
  },
  {
    name: 'stored text: a title becomes elements',
    page: '/forum',
    rules: ['render-markup'],
    edits: replace(card, '{query === undefined ? title :', '{query === undefined ? <span dangerouslySetInnerHTML={{ __html: title }} /> :'),
  },
  {
    name: 'search engines: a public page says noindex',
    page: '/forum',
    rules: ['page-noindex', 'compare-head'],
    edits: afterForum("document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));"),
  },
];
