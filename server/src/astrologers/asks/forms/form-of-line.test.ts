import type { Ask } from '../ask';
import { formOfLine, mentionsHarm, withAmount, withSaidReason, withSaidStep } from './form-of-line';
import { isDenied, withSaidDecision } from './said-decision';
import type { Wanted } from '../../topics/understand';

const words = { en: 'a', hi: 'अ' };
const verdict: Ask = { id: 'a', lines: [], good: words, bad: words, stuck: words };
const decision: Ask = { ...verdict, go: words, wait: words };
const wants = (value: Wanted, other: Partial<Record<Wanted, number>> = {}) => ({
  value,
  share: 0.9,
  shareOf: (each: Wanted) => other[each] ?? (each === value ? 0.9 : 0),
});

it.each([
  ['yesNo', {}, verdict, ' will she come ', 'willIt'],
  ['yesNo', {}, decision, ' should i leave this job ', 'should'],
  ['yesNo', {}, decision, ' naukri chhod du ', 'should'],
  ['yesNo', {}, decision, ' will things get better ', 'willIt'],
  ['either', {}, decision, ' karu ya nahi ', 'should'],
  ['either', {}, decision, ' leave or stay ', 'decide'],
  ['which', { when: 0.2 }, verdict, ' which year ', 'when'],
  ['which', {}, verdict, ' which one ', 'how'],
  ['which', {}, verdict, ' best month in 2027 for job change ', 'when'],
  ['past', {}, verdict, ' udhar diya tha wapas milega ki nahi ', 'willIt'],
  ['risk', {}, verdict, ' will i lose it ', 'feared'],
  ['yesNo', { risk: 0.4 }, { ...verdict, feared: true }, ' is it risky ', 'feared'],
  ['past', { why: 0.5 }, verdict, ' why did it break ', 'why'],
] as [Wanted, Partial<Record<Wanted, number>>, Ask, string, string][])('%s %j is asked as %j', (value, other, ask, plain, form) => {
  expect(formOfLine(wants(value, other), ask, plain)).toBe(form);
});

it('a verb of decision asks for one, if no kind is likely and no word asks for anything else', () => {
  const unsure = { ...wants('fact'), share: 0.2 };
  expect(withSaidDecision(unsure, ' usko bata du ').value).toBe('yesNo');
  expect(withSaidDecision(unsure, ' usko kab bata du ').value).toBe('fact');
  expect(withSaidDecision(wants('fact'), ' usko bata du ').value).toBe('fact');
});

it.each([
  [' karz nahi utrega kya ', true],
  [' karz utrega ya nahi hoga ', false],
  [' karz utrega ya nahi ', false],
  [' meri naukri lagegi ', false],
])('whether %s denies what may come: %s', (plain, isIt) => {
  expect(isDenied(plain)).toBe(isIt);
});

it('gives a reason if a word asks for it or the share is high, otherwise the next likeliest form', () => {
  const unsure = { ...wants('why', { yesNo: 0.3 }), share: 0.37 };
  expect(withSaidReason(unsure, ' dubara chance h ').value).toBe('yesNo');
  expect(withSaidReason(unsure, ' kyu ruk gaya ').value).toBe('why');
  expect(withSaidReason(wants('why'), ' dubara chance h ').value).toBe('why');
});

it('an ask whose lines come from either side says what to do without yes or no', () => {
  expect(formOfLine(wants('yesNo'), { ...decision, eitherWay: true }, ' band chhod du ')).toBe('decide');
});

it('gives an amount that is asked for, unless a time, a reason or a limit is', () => {
  expect(withAmount(verdict, 'how', ' usse kitna bachega ')).toMatchObject({ form: 'which', ask: { slot: 'howMuch' } });
  expect(withAmount(verdict, 'willIt', ' how many years will it last ')).toMatchObject({ form: 'which', ask: { slot: 'howLong' } });
  expect(withAmount(verdict, 'when', ' kitne din me aayega ')).toMatchObject({ form: 'when', ask: verdict });
  expect(withAmount({ ...verdict, slot: 'trade' }, 'how', ' kitna ').ask.slot).toBe('trade');
  expect(withAmount({ ...verdict, limit: words }, 'how', ' kitna ').ask.slot).toBeUndefined();
});

it.each([
  ['how', ' how do i tell my parents ', 'remedy'],
  ['yesNo', ' ab kyaa karoon ', 'remedy'],
  ['how', ' unko kaise manaoon ', 'remedy'],
  ['remedy', ' what to do complain to the society or not ', 'yesNo'],
  ['why', ' pahale message karoon ki naheen ', 'yesNo'],
  ['why', ' ticket milegi ya nahi ', 'yesNo'],
  ['when', ' kab milegi ya nahi milegi ', 'when'],
  ['when', ' how do i know when it comes ', 'when'],
  ['why', ' why do i get like this and how to remove it ', 'why'],
  ['how', ' mera saal kaisa rahega ', 'how'],
] as [Wanted, string, Wanted][])('what %s wants is, by its words%j, %s', (value, plain, wanted) => {
  expect(withSaidStep(wants(value), plain).value).toBe(wanted);
});

it('an amount is asked for in both scripts', () => {
  expect(withAmount(verdict, 'how', ' shaadee men kitanaa kharch hogaa ').form).toBe('which');
  expect(withAmount(verdict, 'willIt', ' how many marks will i get ').ask.slot).toBe('howMuch');
});

it('the feared event is named', () => {
  expect(mentionsHarm(' will it affect my planets in a bad way ')).toBe(true);
  expect(mentionsHarm(' will it go well ')).toBe(false);
});
