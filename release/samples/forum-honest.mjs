import { afterForum, renamed, replace } from './edits.mjs';

const page = 'mfe-forum/src/pages/forum.tsx';
const list = 'mfe-forum/src/features/discussions/discussion-list.tsx';
const search = 'mfe-forum/src/features/discussions/search-box.tsx';
const links = 'mfe-forum/src/features/discussions/list-links.tsx';
const explainer = 'mfe-forum/src/features/learn-more/explainer.tsx';

export const forumHonest = [
  { name: 'itself: the list', page: '/forum', lists: null, edits: [] },
  { name: 'itself: the list in rare states', needsStates: true, page: '/forum', lists: null, edits: [] },
  { name: 'itself: a discussion', page: '/forum/*', lists: null, edits: [] },
  { name: 'forum: itself', page: null, lists: null, edits: renamed(page) },
  {
    name: 'a new block',
    page: '/forum',
    lists: 'What is new',
    edits: replace(
      page,
      '<SearchBox query={query} />',
      '<section><h2>What is new</h2><p>Stars have pages of their own.</p></section>\n          <SearchBox query={query} />',
    ),
  },
  {
    name: 'a reworded title',
    page: '/forum',
    lists: 'title: ',
    edits: replace(
      page,
      "title={query === undefined ? t('forum.list.pageTitle', { page }) :",
      'title={query === undefined ? `All talks, page ${page}` :',
    ),
  },
  {
    name: 'another order',
    page: '/forum',
    lists: null,
    edits: replace(
      page,
      '          <SearchBox query={query} />\n          <ListLinks isLatest={page === 1 && query === undefined} />',
      '          <ListLinks isLatest={page === 1 && query === undefined} />\n          <SearchBox query={query} />',
    ),
  },
  {
    name: 'a moved button',
    page: '/forum',
    lists: null,
    edits: replace(
      page,
      '          <div>\n            <StartDiscussion />\n          </div>\n          <SearchBox query={query} />',
      '          <SearchBox query={query} />\n          <div>\n            <StartDiscussion />\n          </div>',
    ),
  },
  {
    name: 'a storage key of its own',
    page: '/forum',
    lists: 'storage key',
    edits: afterForum("localStorage.setItem('forum-seen.1', 'yes');"),
  },
  { name: 'a new call', page: '/forum', lists: 'API call', edits: afterForum("void fetch('/apis/sky/now.php').catch(() => undefined);") },
  {
    name: 'a new field',
    page: '/forum',
    lists: 'form: ',
    edits: replace(
      search,
      '      <button type="submit"',
      '      <input type="hidden" name="from" value="list" />\n      <button type="submit"',
    ),
  },
  {
    name: 'a new link',
    page: '/forum',
    lists: '/delete-account',
    edits: replace(links, '    </Row>', '      <AppLink to={siteRoutes.deleteAccount}>Leave the forum</AppLink>\n    </Row>'),
  },
  {
    name: 'a listener of its own',
    page: '/forum',
    lists: 'listener',
    edits: afterForum("const note = () => undefined; addEventListener('online', note); return () => removeEventListener('online', note);"),
  },
  {
    name: 'a reworded button',
    page: '/forum/learn-more',
    lists: 'To all talks',
    edits: replace(explainer, "{t('forum.learnMore.toForum')}", 'To all talks'),
  },
  {
    name: 'a list that looks other',
    page: '/forum',
    lists: null,
    edits: replace(list, '<DiscussionRows>\n        {discussions.map', '<DiscussionRows className="another">\n        {discussions.map'),
  },
  {
    name: 'nothing but a comment',
    page: '/forum/*',
    lists: null,
    edits: replace(page, '/** /forum?page=&query= */', '/** The list: /forum?page=&query= */\nexport const revision = 2;'),
  },
  {
    name: 'a list that waits longer for an answer',
    page: '/forum',
    lists: null,
    edits: replace(list, 'const refetchAfterSeconds = 30;', 'const refetchAfterSeconds = 60;'),
  },
  {
    name: 'a part that is cut by an ellipsis',
    needsStates: true,
    page: '/forum',
    lists: 'A long line',
    edits: replace(
      page,
      '<SearchBox query={query} />',
      "<p ref={(line) => { if (line) Object.assign(line.style, { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }); }}>A long line of which nobody has to see the end, whatever the width</p>\n          <SearchBox query={query} />",
    ),
  },
  {
    name: 'another heading',
    page: '/forum',
    lists: 'heading: ',
    edits: replace(page, "<h1>{t('forum.nav.astroHub')}</h1>", '<h1>Talks about the stars</h1>'),
  },
  {
    name: 'a timer of its own',
    page: '/forum',
    lists: null,
    edits: afterForum('const timer = setInterval(() => undefined, 60_000); return () => clearInterval(timer);'),
  },
  {
    name: 'another description',
    page: '/forum',
    lists: 'description: ',
    edits: replace(page, "t('forum.list.description', { page })", '`All talks of people who watch the stars, page ${page}`'),
  },
  {
    name: 'a taller field',
    page: '/forum/create',
    lists: null,
    edits: replace('mfe-forum/src/features/writing/post-form.tsx', 'rows={8}', 'rows={10}'),
  },
  {
    name: 'forum: a title that is tidied when the focus leaves it',
    page: '/forum/create',
    lists: null,
    edits: replace(
      'mfe-forum/src/features/writing/post-form.tsx',
      '        autoComplete="off"\n',
      '        autoComplete="off"\n        onBlur={() => change({ title: values.title.trim() })}\n',
    ),
  },
  {
    name: 'forum: no footer on paper',
    page: '/forum',
    lists: null,
    edits: afterForum("document.styleSheets[0]?.insertRule('@media print { footer { display: none } }');"),
  },
];
