import { defaultState, formatAddress, formatState, parseState, splitAddress, type State } from './state';

const endpoints = ['discussions', 'addComment'];

test.each<[string, Partial<State>]>([
  ['-', {}],
  ['person=banned,language=hi,theme=dark,width=360', { person: 'banned', language: 'hi', theme: 'dark', width: 360 }],
  ['addComment=offline,all=slow,discussions=500', { faults: { discussions: '500', all: 'slow', addComment: 'offline' } }],
  ['person=visitor,discussions=empty', { person: 'visitor', faults: { discussions: 'empty' } }],
])('the address %s is parsed to its state and formatted from it', (text, part) => {
  const state = { ...defaultState, ...part };
  expect(formatState(state)).toBe(text);
  expect(parseState(text, endpoints)).toEqual({ state, unknown: [] });
});

test.each(['person=ghost', 'width=361', 'renamed=500', 'discussions=explodes', 'constructor=500', 'banned'])(
  'reports %s as unknown, and keeps the rest',
  (part) => {
    expect(parseState(`${part},theme=dark`, endpoints)).toEqual({ state: { ...defaultState, theme: 'dark' }, unknown: [part] });
  },
);

test('an address keeps the page with its query and hash', () => {
  const address = formatAddress('try', { ...defaultState, width: 768 }, '/forum?page=2#top');
  expect(address).toBe('/try/width=768/forum?page=2#top');
  expect(splitAddress(address)).toEqual({ settings: 'width=768', path: '/forum?page=2#top' });
  expect(splitAddress('/frame/-')).toEqual({ settings: '-', path: '/' });
  expect(splitAddress('/frame/person%3Dnew/')).toEqual({ settings: 'person=new', path: '/' });
  expect(splitAddress('/forum')).toBeNull();
});
