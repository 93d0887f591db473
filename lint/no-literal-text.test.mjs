import { noLiteralText } from './no-literal-text.mjs';
import { file, tester } from './rule-tester.mjs';

const inFile = (code) => ({ code, filename: file('mfe-forum/src/features/x/x.tsx') });
const literal = (code, ...texts) => ({
  ...inFile(code),
  errors: texts.length === 0 ? [{ messageId: 'literal' }] : texts.map((text) => ({ messageId: 'literal', data: { text } })),
});

tester.run('no-literal-text', noLiteralText, {
  valid: [
    "<p>{t('forum.empty.title')}</p>",
    '<p title={t(\'forum.empty.title\')} className="Wide column" id="The field">·</p>',
    '<p>Oracle &amp; Astra</p>',
    '<p>₹ 6 · 18%</p>',
    '<Icon name="Arrow left" />',
    '<path d="M 10 10 L 20 20" />',
    "const sizes = { text: 'var(--s-4)' }",
    'const sector = `M ${x} ${y} L ${a} ${b} A 0 0 1 z`',
    '<Field label={t(\'forum.search.label\')} name="query" type="search" />',
    "throw new Error('The document has no root')",
    "new PageRenderError('loader', 'A loader answered late')",
    "const entry = { label: 'forum.nav.astroHub', to: '/forum' }",
    "const genders = ['Male', 'Female']",
    "const Box = styled.div`content: 'Some text here';`",
    "const selector = 'main h1, main h2'",
    "type Props = { title: 'A title' }",
    "console.error('This went wrong')",
  ].map(inFile),
  invalid: [
    literal('<p>No discussions yet</p>', 'No discussions yet'),
    literal('<p>\n  {count} replies\n</p>', 'replies'),
    literal("<p>{isOpen ? 'Close' : 'Open'}</p>", 'Close', 'Open'),
    literal('<p>{count > 1 && `${count} replies`}</p>', 'replies'),
    literal('<p>{"Some text"}</p>', 'Some text'),
    literal('<>Text</>', 'Text'),
    literal('<input placeholder="Search the forum" />', 'Search the forum'),
    literal('<button aria-label="Close" />', 'Close'),
    literal("<button aria-label={open ? 'Close menu' : t('shell.menu.open')} />", 'Close menu'),
    literal('<img alt="A star" />', 'A star'),
    literal('<Field label="Name" />', 'Name'),
    literal('<EmptyState title={`Nothing of ${name}`} />', 'Nothing of'),
    literal('<Card footer="Read the whole post" />', 'Read the whole post'),
    literal("toastShown({ text: 'Saved' })", 'Saved'),
    literal("dispatch(alertShown('Your answer was saved'))", 'Your answer was saved'),
    literal("const titles = ['How it works', t('a.b')]", 'How it works'),
    literal("const entry = { label: 'AstroHub and more', to: '/forum' }", 'AstroHub and more'),
    literal("const sign = 'मेष'", 'मेष'),
    literal("function Pages({ label = 'Pages', loadingText = 'Loading' }) { return label + loadingText }", 'Pages', 'Loading'),
    literal("const states = { getting: 'loading...' }", 'loading...'),
    literal("const paymentsClosed = 'not open for now'", 'not open for now'),
    literal("const rows = [{ term: 'Posted', value }]", 'Posted'),
    literal('<p lang="hi">हिन्दी</p>', 'हिन्दी'),
    literal("const text = done ? 'You are done, thank you' : null", 'You are done, thank you'),
  ],
});
