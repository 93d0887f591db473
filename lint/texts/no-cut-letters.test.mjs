import { noCutLetters } from './no-cut-letters.mjs';
import { file, tester } from '../rule-tester.mjs';

const inFile = (code) => ({ code, filename: file('mfe-forum/src/features/x/x.tsx') });
const cut = (code) => ({ ...inFile(code), errors: [{ messageId: 'cut' }] });

tester.run('no-cut-letters', noCutLetters, {
  valid: [
    'cutText(post.title, 80)',
    'texts.slice(0, 3)',
    'date.slice(0, 10)',
    'text.slice(0, at)',
    'text.slice(at + 1)',
    'entries.slice(0, maxEntries)',
    "path.split('/').slice(0, 2)",
    '[...names].slice(0, 3)',
    { code: 'text.slice(0, most)', filename: file('shared/src/contract/input/letters.ts') },
  ].map((each) => (typeof each === 'string' ? inFile(each) : each)),
  invalid: [
    'title.slice(0, 80)',
    'post.description.substring(0, maxLength)',
    'fullName.substr(0, 1)',
    'message.trim().slice(0, limits.letters)',
    "(params.get('query') ?? '').trim().slice(0, 200)",
    '`${first} ${last}`.slice(0, 40)',
    "[...slug].slice(0, 80).join('')",
    'Array.from(full_name)[0]',
    "display_name.split('')[0]",
    '[...name].at(0)',
    'text.slice(0, longest - 1)',
    'asked.slice(0, maxLetters)',
    "[...new Intl.Segmenter('hi').segment(line)]",
  ].map(cut),
});
