import type { CareKind } from './classes';
import type { Reading } from './classifier';
import { findDesperate, listCounted, listDesperate } from './readings';

const read = (kinds: Partial<Record<CareKind, number>>): Reading => ({
  kinds: { none: 0, matter: 0, danger: 0, despair: 0, ...kinds },
  unweighed: kinds.despair ?? 0,
  classOf: () => ({ className: 'hopelessness', share: 1 }),
});
const story = read({ none: 0.8, despair: 0.2 });
const grave = read({ none: 0.5, despair: 0.5 });

describe('a sentence of a longer text', () => {
  it('that is slightly grave does not count in a story without danger', () => {
    expect(listCounted([story, grave])).toEqual([story]);
  });

  it('counts if the whole text is slightly grave too, or it is graver itself', () => {
    const troubled = read({ none: 0.53, danger: 0.05, despair: 0.42 });
    const graver = read({ none: 0.05, despair: 0.95 });
    expect(listCounted([troubled, grave])).toEqual([troubled, grave]);
    expect(listCounted([story, graver])).toEqual([story, graver]);
  });

  it('about a matter without verdict always counts', () => {
    const illness = read({ none: 0.7, matter: 0.3 });
    expect(listCounted([story, illness])).toEqual([story, illness]);
  });
});

describe('a story, which is a text of many letters and several parts,', () => {
  const [short, long] = ['a text', 'a text '.repeat(40)];
  const ofDespair = (despair: number) => read({ none: 1 - despair, despair });
  const find = (text: string, ...despair: number[]) => findDesperate(listDesperate(text, despair.map(ofDespair)), 0.34);

  it('needs a grave sentence, while a short text may be grave as a whole', () => {
    expect(find(long, 0.5, 0.1, 0.1)).toBeUndefined();
    expect(find(short, 0.5, 0.1, 0.1)).toBeDefined();
    expect(find(long, 0.5, 0.1, 0.8)).toBeDefined();
  });

  it('is judged by an explicit sentence, however long the rest is', () => {
    expect(find(long, 0.001, 0.05, 0.8)).toBeUndefined();
    expect(find(long, 0.001, 0.05, 0.95)).toBeDefined();
  });

  it('without parts is read as it is', () => {
    expect(find(long, 0.5)).toBeDefined();
  });

  it('is asked about by the same reading from a lower score', () => {
    const ask = (...despair: number[]) => findDesperate(listDesperate(long, despair.map(ofDespair)), 0.14);
    expect([find(long, 0.2, 0.1, 0.6), ask(0.2, 0.1, 0.6)]).toEqual([undefined, expect.anything()]);
    expect(ask(0.1, 0.01, 0.3)).toBeUndefined();
  });
});
