import { setChart } from '../relevance/ask-set';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts } from '../testing/charts';
import { findFaults } from '../testing/find-faults';

const cases: readonly (readonly [text: string, opening: RegExp])[] = [
  ['what does my colleague really think of me', /your colleague/u],
  ['padosan mere baare me kya sochti hai', /Padosan ke man/u],
  ['meri saheli mujhse jalti hai kya', /Saheli ke man/u],
  ['क्या मेरी ननद मुझसे नाराज़ है', /ननद के मन/u],
  ['boss mujhe pasand karta hai ya nahi', /Boss ke/u],
  ['is my business partner cheating me', /your business partner/u],
  ['kya mera beta mujhse jhooth bol raha hai', /Bete ke man/u],
  ['my ex got married, does he still think of me', /your ex/u],
  ['do my in-laws actually respect me', /your in-laws (?!feels|likes)/u],
  ['मेरे ससुर मेरे बारे में क्या सोचते हैं', /ससुर के/u],
  ['My manager gave my slot to somebody who joined after me. Does she dislike me or was it a client call?', /your manager/u],
  ['is my landlord planning to throw me out', /your landlord/u],
  ['bete ki gf achhi ladki hai kya', /gf ke/iu],
  ['मेरी समधन हमसे नाराज़ हैं क्या', /समधन के/u],
  ['my co-founder avoids me, what is in her mind', /her|she|co/u],
  ['senior mujhse kaam nikalwa raha hai ya sach me help kar raha', /Senior ke/u],
  ['how does my team lead see me', /your team lead/u],
];

it.each(cases)('"%s" names the person and claims nothing of their mind', (text, opening) => {
  const answer = askInTurn(text, setChart);
  const first = answer.text.split('\n\n')[0] ?? '';
  expect(first).toMatch(opening);
  expect(first).toMatch(/[Nn]o chart|can't show|nahi padha|nahi likha|नहीं पढ़ा|नहीं लिखा/u);
  expect(answer.isFree).toBe(true);
});

it.each(['will my boss like my work', 'wo mujhse shaadi karega kya', 'why does my boss hate me', 'should i tell my wife that i lied', 'papa mujhse naraz hain, kya karu', 'is the agent a fraud', 'will i love my new job', 'kya mujhe meri family ka pyar milega'])('"%s" asks for more than a mind', (text) => {
  expect(askInTurn(text, setChart).text).not.toMatch(/No chart of yours|Your chart can't show|ke man mein (?:khot|aapke)/u);
});

it('none of these answers contradicts its chart, and none has a gap', () => {
  expect(findFaults(cases.map(([text]) => text), createCharts(8, 6))).toEqual([]);
});
