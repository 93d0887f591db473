import { defaultState, formatAddress, formatState, parseState, splitAddress, toMoment, type State } from './state';

const endpoints = ['discussions', 'addComment'];

test.each<[string, Partial<State>]>([
  ['-', {}],
  ['person=banned,language=hi,theme=dark,width=360', { person: 'banned', language: 'hi', theme: 'dark', width: 360 }],
  ['addComment=offline,all=slow,discussions=500', { faults: { discussions: '500', all: 'slow', addComment: 'offline' } }],
  ['width=360,at=2027-01-14T06:00,discussions=slow', { width: 360, at: '2027-01-14T06:00', faults: { discussions: 'slow' } }],
  ['person=visitor,discussions=empty', { person: 'visitor', faults: { discussions: 'empty' } }],
])('the address %s is parsed to its state and formatted from it', (text, part) => {
  const state = { ...defaultState, ...part };
  expect(formatState(state)).toBe(text);
  expect(parseState(text, endpoints)).toEqual({ state, unknown: [] });
});

test.each([
  'person=ghost',
  'width=361',
  'at=2027-13-40T06:00',
  'at=tomorrow',
  'renamed=500',
  'discussions=explodes',
  'constructor=500',
  'banned',
])('reports %s as unknown, and keeps the rest', (part) => {
  expect(parseState(`${part},theme=dark`, endpoints)).toEqual({ state: { ...defaultState, theme: 'dark' }, unknown: [part] });
});

test('the time is that of India', () => {
  expect(toMoment('2027-01-14T06:00')).toBe(Date.UTC(2027, 0, 14, 0, 30));
  expect(toMoment('')).toBeNull();
});

test('an address keeps the page with its query and hash', () => {
  const address = formatAddress('try', { ...defaultState, width: 768 }, '/forum?page=2#top');
  expect(address).toBe('/try/width=768/forum?page=2#top');
  expect(splitAddress(address)).toEqual({ settings: 'width=768', path: '/forum?page=2#top' });
  expect(splitAddress('/frame/-')).toEqual({ settings: '-', path: '/' });
  expect(splitAddress('/frame/person%3Dnew/')).toEqual({ settings: 'person=new', path: '/' });
  expect(splitAddress('/forum')).toBeNull();
});
