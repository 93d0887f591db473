import type { CareKind } from './classes';
import type { Reading } from './classifier';
import { listCounted } from './readings';

const read = (kinds: Partial<Record<CareKind, number>>): Reading => ({
  kinds: { none: 0, matter: 0, danger: 0, despair: 0, ...kinds },
  classOf: () => 'hopelessness',
});
const story = read({ none: 0.97, despair: 0.03 });
const grave = read({ none: 0.8, despair: 0.2 });

describe('a sentence of a longer text', () => {
  it('that is a little grave does not count in a story that says nothing of danger', () => {
    expect(listCounted([story, grave])).toEqual([story]);
  });

  it('counts where the whole text is a little grave too, or it is graver by itself', () => {
    const troubled = read({ none: 0.9, danger: 0.05, despair: 0.05 });
    const graver = read({ none: 0.6, despair: 0.4 });
    expect(listCounted([troubled, grave])).toEqual([troubled, grave]);
    expect(listCounted([story, graver])).toEqual([story, graver]);
  });

  it('about a matter without verdict always counts', () => {
    const illness = read({ none: 0.7, matter: 0.3 });
    expect(listCounted([story, illness])).toEqual([story, illness]);
  });
});
