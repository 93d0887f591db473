/** The pattern that matches each address, or null: one table for all users of the matcher. */
export const routeCases: { patterns: string[]; answers: Record<string, string | null> }[] = [
  {
    patterns: ['', 'about-us', 'blogs', 'blogs/:slug', 'ज्योतिष'],
    answers: {
      '/': '', '//': '', '/about-us': 'about-us', '/about-us/': 'about-us', '/about-us//': 'about-us', '/About-US': 'about-us', '/about%2Dus': 'about-us',
      '/about-us/more': null, '/about': null, '/about-us.html': null, '//about-us': null, '/blogs': 'blogs', '/blogs/': 'blogs', '/blogs/a': 'blogs/:slug',
      '/blogs/a/': 'blogs/:slug', '/blogs//a': null, '/blogs/a//b': null, '/blogs/a/b': null, '/blogs/a%2Fb': 'blogs/:slug', '/blogs/100%': 'blogs/:slug',
      '/blogs/%': 'blogs/:slug', '/blogs/%E0%A4%A': 'blogs/:slug', '/blogs/%20': 'blogs/:slug', '/blogs/%0A': 'blogs/:slug', '/blogs%2Fa': null,
      '/%E0%A4%9C%E0%A5%8D%E0%A4%AF%E0%A5%8B%E0%A4%A4%E0%A4%BF%E0%A4%B7': 'ज्योतिष', '/ज्योतिष': 'ज्योतिष',
    },
  },
  {
    patterns: ['forum/:slug', 'forum/create', 'forum', 'forum/:slug/edit', 'forum/edit-post/:postId'],
    answers: {
      '/forum': 'forum', '/forum/why-now': 'forum/:slug', '/forum/create': 'forum/create', '/FORUM/Create/': 'forum/create', '/forum/why-now/edit': 'forum/:slug/edit',
      '/forum/edit-post/7': 'forum/edit-post/:postId', '/forum/edit-post/edit': 'forum/:slug/edit', '/forum/edit-post': 'forum/:slug', '/forum/a/b': null, '/forum/a%2Fedit': 'forum/:slug',
    },
  },
  {
    patterns: ['help/*', 'help/contact', 'help/:topic'],
    answers: {
      '/help': 'help/*', '/help/': 'help/*', '/help/a': 'help/:topic', '/help/contact': 'help/contact', '/help/a/b/c': 'help/*', '/help//a': 'help/*', '/helpx': null, '/help/%': 'help/:topic',
    },
  },
  {
    patterns: ['offers/:code?', 'sale?/today', ':lang?/shop/:item?', 'gifts?'],
    answers: {
      '/offers': 'offers/:code?', '/offers/': 'offers/:code?', '/offers/diwali': 'offers/:code?', '/offers/a/b': null, '/today': 'sale?/today', '/sale/today': 'sale?/today', '/sale': null,
      '/shop': ':lang?/shop/:item?', '/hi/shop': ':lang?/shop/:item?', '/hi/shop/ring': ':lang?/shop/:item?', '/shop/ring': ':lang?/shop/:item?', '/gifts': 'gifts?', '/': 'gifts?',
    },
  },
  {
    patterns: [':first/:second', ':page', 'a/:second', ':first/b', '*'],
    answers: { '/a/b': 'a/:second', '/x/b': ':first/b', '/a/x': 'a/:second', '/x/y': ':first/:second', '/x': ':page', '/x/y/z': '*', '/': '*', '//x': '*', '/%': ':page' },
  },
  { patterns: [':one', ':two', 'a.b', 'a+b', '(c)'], answers: { '/x': ':one', '/a.b': 'a.b', '/axb': ':one', '/a+b': 'a+b', '/aab': ':one', '/(c)': '(c)' } },
  { patterns: [], answers: { '/': null, '/a': null } },
];
