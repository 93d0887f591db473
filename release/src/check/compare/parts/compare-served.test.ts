import { snapshot, type Changed } from '../../../testing/page-snapshot';
import type { Served } from '../snapshot';
import { findUnserved, listReplaced } from './compare-served';

const live = snapshot();
const with_ = (changed: Partial<Omit<Served, 'texts'>>, texts: Partial<Served['texts']> = {}, more: Changed = {}) =>
  snapshot({ ...more, served: { ...live.served!, ...changed, texts: { ...live.served!.texts, ...texts } } });

it.each<[string, Partial<Omit<Served, 'texts'>>, Partial<Served['texts']>, string]>([
  ['its content', { letters: 300 }, {}, 'sends 300 of the 2000 letters of its main, and leaves the others to the browser'],
  ['its heading', { heading: '' }, {}, 'sends no h1, which only the browser adds'],
  ['its title', {}, { title: '' }, 'sends no title, which only the browser adds'],
  ['its description', {}, { description: null }, 'sends no description, which only the browser adds'],
  ['its canonical address', {}, { canonical: null }, 'sends no canonical, which only the browser adds'],
  ['that it may be found', {}, { robots: 'noindex' }, 'sends "noindex", which the live release does not'],
  ['a state of megabytes', { bytes: 2_000_000 }, {}, 'sends a document of 2000 KB, the live release one of 60 KB'],
])('refuses a page of which the server does not send %s', (_name, changed, texts, sentence) => {
  expect(findUnserved(with_(changed, texts), [live, live])).toEqual([sentence]);
  expect(findUnserved(with_(changed, texts), [with_(changed, texts), live])).toEqual([]);
});

it('refuses structured data that only the browser adds', () => {
  const data = ['Product name: Reading'];
  const lives = [with_({ data: 1 }, {}, { data }), with_({ data: 1 }, {}, { data })];
  expect(findUnserved(with_({ data: 0 }, {}, { data }), lives)).toEqual(['sends no structured data, which only the browser adds']);
  expect(findUnserved(with_({ data: 0 }), lives)).toEqual([]);
});

it('lists texts that the browser replaces, and not texts that both changed', () => {
  expect(listReplaced(with_({ heading: 'Hub' }, { title: 'Hub' }), [live, live])).toEqual([
    'title: the server sends "Hub" and the browser shows "AstroHub"',
    'heading: the server sends "Hub" and the browser shows "AstroHub"',
  ]);
  expect(listReplaced(with_({}, { title: 'Hub' }, { title: 'Hub' }), [live, live])).toEqual([]);
});

it('lists a page that only the candidate leaves to the browser', () => {
  const unrendered = snapshot({ served: null });
  expect(listReplaced(unrendered, [live, live])).toEqual(['rendering: "by the server" is now "by the browser"']);
  expect([...listReplaced(unrendered, [live, unrendered]), ...findUnserved(unrendered, [live, live])]).toEqual([]);
});
