import { afterForum, inForum, replace } from './edits.mjs';

const page = 'mfe-forum/src/pages/forum.tsx';
const card = 'mfe-forum/src/features/discussions/discussion-list.tsx';
const search = 'mfe-forum/src/features/discussions/search-box.tsx';
const vote = 'mfe-forum/src/components/posts/vote-buttons.tsx';
const links = 'mfe-forum/src/features/discussions/list-links.tsx';
const explainer = 'mfe-forum/src/features/learn-more/explainer.tsx';
const commentBox = 'mfe-forum/src/features/comments/comment-box.tsx';
const postForm = 'mfe-forum/src/features/writing/post-form.tsx';

/**
 * At import, only in the browser.
 *
 * @param {string} code
 */
const atImport = (code) =>
  replace(page, '/** /forum?page=&query= */', `if (typeof window !== 'undefined') { ${code} }\n/** /forum?page=&query= */`);

/** @type {{ name: string, page?: string | null, rules?: string[], lists?: string, edits: { file: string, from: string, to: string }[] }[]} */
export const forumBad = [
  {
    name: 'no title',
    page: '/forum',
    rules: ['page-title', 'compare-head'],
    edits: replace(page, "title={query === undefined ? t('forum.list.pageTitle', { page }) :", "title={query === undefined ? '' :"),
  },
  {
    name: 'no h1',
    page: '/forum',
    rules: ['page-heading'],
    edits: replace(page, "<h1>{t('forum.nav.astroHub')}</h1>", "<p>{t('forum.nav.astroHub')}</p>"),
  },
  {
    name: 'the document is emptied',
    page: '/forum',
    rules: ['page-empty', 'page-title', 'browser-load'],
    edits: afterForum('document.body.replaceChildren();'),
  },
  {
    name: 'a list without anything in it',
    page: '/forum',
    rules: ['compare-lost'],
    edits: replace(card, '{discussions.map((discussion) => (', '{discussions.slice(0, 0).map((discussion) => ('),
  },
  {
    name: 'no canonical address',
    page: '/forum',
    rules: ['compare-head'],
    edits: replace(page, 'canonical={siteRoutes.forum({ page: String(page), query })}', 'canonical={undefined as never}'),
  },
  {
    name: 'clicks of the whole site are swallowed',
    page: '/forum',
    rules: ['compare-events', 'act-dead', 'act-sends'],
    edits: afterForum("addEventListener('click', (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true);"),
  },
  {
    name: 'a layer over the page',
    page: '/forum',
    rules: ['page-covered', 'compare-covered'],
    edits: afterForum(
      "const layer = document.createElement('div'); layer.style.cssText = 'position:fixed;inset:0;z-index:9999'; document.body.append(layer);",
    ),
  },
  {
    name: 'throws in the dark theme',
    page: '/forum',
    rules: ['act-error'],
    edits: afterForum("if (matchMedia('(prefers-color-scheme: dark)').matches) throw new Error('no colours for the dark');"),
  },
  {
    name: 'throws when a link leads to it',
    page: '/forum',
    rules: ['act-error', 'act-lost'],
    edits: inForum(
      "if (typeof window !== 'undefined' && performance.getEntriesByName('app:interactive').length > 0 && !document.querySelector('main h1')?.textContent?.includes('Hub')) throw new Error('nobody came by a link before');",
    ),
  },
  {
    name: 'server and browser differ',
    page: '/forum',
    rules: ['browser-console', 'browser-error', 'compare-hydration'],
    edits: replace(
      page,
      '<p className="mute">{t(\'forum.list.lead\')}</p>',
      "<p className=\"mute\">{typeof window === 'undefined' ? 'on the server' : 'in the browser'}</p>",
    ),
  },
  {
    name: 'a render of two seconds',
    page: '/forum',
    rules: ['render-time', 'render'],
    edits: inForum("if (typeof window === 'undefined') for (const end = performance.now() + 2000; performance.now() < end; );"),
  },
  {
    name: 'calls without end',
    page: '/forum',
    rules: ['compare-calls', 'browser-api'],
    edits: afterForum("setInterval(() => void fetch('/apis/sky/now.php').catch(() => undefined), 20);"),
  },
  { name: 'the storage of others is cleared', page: '/forum', rules: ['compare-storage'], edits: afterForum('localStorage.clear();') },
  {
    name: 'a built-in object is changed',
    page: '/forum',
    rules: ['compare-globals'],
    edits: atImport('Object.assign(Array.prototype, { lastOf() {} });'),
  },
  {
    name: 'keeps what it rendered for another',
    page: '/forum',
    rules: ['render-person', 'render-memory'],
    edits: [
      ...replace(card, 'const refetchAfterSeconds = 30;', 'const refetchAfterSeconds = 30;\nlet kept: string | undefined;'),
      ...replace(
        card,
        'const { discussions, page_count: pageCount, note, care } = currentData;',
        'const { discussions, page_count: pageCount, note, care } = currentData;\n  const others = kept;\n  kept = discussions[0]?.title ?? kept;',
      ),
      ...replace(card, '<DiscussionRows>\n        {discussions.map', '<p>{others}</p>\n      <DiscussionRows>\n        {discussions.map'),
    ],
  },
  {
    name: 'text of the query becomes an element',
    page: '/forum',
    rules: ['render-markup'],
    edits: replace(
      'mfe-forum/src/features/discussions/search-summary.tsx',
      '<AppLink to',
      '<span dangerouslySetInnerHTML={{ __html: query }} />\n      <AppLink to',
    ),
  },
  {
    name: 'each render stays in memory',
    page: '/forum',
    rules: ['render-memory'],
    edits: [
      ...replace(card, 'const refetchAfterSeconds = 30;', 'const refetchAfterSeconds = 30;\nconst all: unknown[] = [];'),
      ...replace(
        card,
        'const now = useNow();',
        'const now = useNow();\n  all.push(Array.from({ length: 4000 }, (_, at) => `${now} ${at}`));',
      ),
    ],
  },
  {
    name: 'a search that throws',
    page: '/forum',
    rules: ['act-error'],
    edits: replace(
      search,
      '    void navigate(siteRoutes',
      "    if (typed) throw new Error('no search today');\n    void navigate(siteRoutes",
    ),
  },
  {
    name: 'a search that does nothing',
    page: '/forum',
    rules: ['act-dead'],
    edits: replace(
      search,
      "    void navigate(siteRoutes.forum({ page: '1', query: typed || undefined }));",
      '    void typed; void navigate;',
    ),
  },
  {
    name: 'a search for something else',
    page: '/forum',
    rules: ['act-sends', 'compare-differs'],
    lists: 'leads to',
    edits: replace(search, 'query: typed || undefined', "query: typed ? 'nothing' : undefined"),
  },
  {
    name: 'a field that forgets what is typed',
    page: '/forum',
    rules: ['act-typed', 'act-sends'],
    edits: replace(search, 'defaultValue={query}', 'value={query}\n        onChange={() => undefined}'),
  },
  {
    name: 'a page that ends nowhere after a press',
    page: '/forum',
    rules: ['act-late'],
    edits: replace(search, '    const typed = String', '    for (;;) void performance.now();\n    const typed = String'),
  },
  {
    name: 'a way back that is broken',
    page: '/forum',
    rules: ['act-back'],
    edits: afterForum(
      "history.pushState({}, '', location.href); const stay = () => history.pushState({}, '', '/forum'); addEventListener('popstate', stay);",
    ),
  },
  {
    name: 'votes that do nothing',
    page: '/forum/*',
    rules: ['act-dead'],
    edits: replace(vote, 'async function vote(type: Vote) {', 'async function vote(type: Vote) {\n    if (Number(type) < 9) return;'),
  },
  {
    name: 'a report that opens no dialog',
    page: '/forum/*',
    rules: ['act-dead', 'act-dialog'],
    edits: replace(
      'mfe-forum/src/components/posts/report-button.tsx',
      "if (await signIn(t('forum.login.first'))) setOpen(true);",
      'await Promise.resolve(signIn && setOpen && t);',
    ),
  },
  {
    name: 'a comment that is not sent',
    page: '/forum/*',
    rules: ['act-dead', 'act-sends'],
    edits: replace(
      commentBox,
      '      const result = await withHandle(() => add(request));',
      "      if (comment !== '') return;\n      const result = await withHandle(() => add(request));",
    ),
  },
  {
    name: 'a comment that is sent without its words',
    page: '/forum/*',
    rules: ['act-sends'],
    edits: replace(
      commentBox,
      'const request = { did, comment, ...care',
      "const request = { did, comment: comment.slice(0, 0) + 'a comment', ...care",
    ),
  },
  {
    name: 'a post that is not sent',
    page: '/forum/create',
    rules: ['act-dead', 'act-sends', 'act-dialog'],
    edits: replace(
      postForm,
      '      const deleteDraft = send();',
      "      if (post.title !== '') return;\n      const deleteDraft = send();",
    ),
  },
  {
    name: 'a form that throws on odd text',
    page: '/forum/create',
    rules: ['act-error'],
    edits: replace(
      postForm,
      'onChange={(event) => change({ title: event.target.value })}',
      'onChange={(event) => change({ title: decodeURIComponent(event.target.value) })}',
    ),
  },
  {
    name: 'a link that the keyboard does not reach',
    page: '/forum',
    rules: ['act-keyboard'],
    edits: replace(links, '<AppLink to={siteRoutes.forumLearnMore}>', '<AppLink to={siteRoutes.forumLearnMore} tabIndex={-1}>'),
  },
  {
    name: 'a button that takes no press',
    page: '/forum/learn-more',
    rules: ['act-obstacle', 'compare-covered', 'act-dead'],
    edits: replace(
      explainer,
      '<ButtonLink variant="primary" wide to={siteRoutes.forum()}>',
      '<ButtonLink variant="primary" wide to={siteRoutes.forum()} style={{ pointerEvents: \'none\' }}>',
    ),
  },
  {
    name: 'a link that leads nowhere',
    page: '/forum/learn-more',
    rules: ['act-dead'],
    edits: replace(
      explainer,
      '<ButtonLink variant="primary" wide to={siteRoutes.forum()}>',
      '<ButtonLink variant="primary" wide to={siteRoutes.forum()} onClick={(event) => event.preventDefault()}>',
    ),
  },
  {
    name: 'a page that is lost when the API fails',
    page: '/forum',
    rules: ['act-error', 'act-lost'],
    edits: replace(
      card,
      '    if (error !== undefined)\n',
      "    if (error !== undefined && typeof window !== 'undefined') throw new Error('no answer');\n    if (error !== undefined)\n",
    ),
  },
  {
    name: 'a dialog that throws',
    page: '/delete-account',
    rules: ['act-error', 'act-dead'],
    edits: replace(
      'mfe-forum/src/pages/delete-account.tsx',
      'dialog={({ DeleteAccountDialog }, close) => <DeleteAccountDialog onClose={close} />}',
      "dialog={({ DeleteAccountDialog }, close) => {\n                if (String(close).length > 0) throw new Error('no dialog');\n                return <DeleteAccountDialog onClose={close} />;\n              }}",
    ),
  },
  {
    name: 'a page that is another one with each render',
    page: '/forum/learn-more',
    rules: ['render-again'],
    edits: replace(
      explainer,
      '<ButtonLink variant="primary" wide to={siteRoutes.forum()}>',
      '<ButtonLink variant="primary" wide to={siteRoutes.forum()} data-turn={Math.random()} suppressHydrationWarning>',
    ),
  },
  {
    name: 'a vote that is sent twice',
    page: '/forum/*',
    rules: ['act-sends'],
    edits: replace(
      vote,
      '    const error = await dispatch(setVote(target, next, before));',
      '    void dispatch(setVote(target, next, before));\n    const error = await dispatch(setVote(target, next, before));',
    ),
  },
];

forumBad.push(
  {
    name: 'forum: a field that is another one after each key',
    page: '/forum/create',
    rules: ['act-sends', 'act-typed', 'act-dead'],
    edits: replace(postForm, '      <TextAreaField\n', '      <TextAreaField\n        key={values.description}\n'),
  },
  {
    name: 'forum: does not understand what the live release has stored',
    page: '/forum/create',
    rules: ['act-error', 'act-lost'],
    edits: replace(
      postForm,
      '  const care = useDraftCare();',
      "  if (typeof window !== 'undefined' && values.title.startsWith('saturn') && document.activeElement === document.body) throw new Error('a title has two parts');\n  const care = useDraftCare();",
    ),
  },
  {
    name: 'forum: a list that is empty on paper',
    page: '/forum',
    rules: ['act-lost'],
    edits: afterForum("document.styleSheets[0]?.insertRule('@media print { main { display: none } }');"),
  },
  {
    name: 'forum: styles that stay on other pages',
    page: '/forum',
    lists: 'the look of ',
    edits: afterForum(
      "document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1, h2, p { letter-spacing: 0.3em }' }));",
    ),
  },
);
