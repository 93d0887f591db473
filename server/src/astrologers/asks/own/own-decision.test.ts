import { askingPart } from '../../question/asking';
import { readText, type QuestionText } from '../../question/question-text';
import { ownDecision, toOwnDecision, withOwnDecision } from './own-decision';

const read = (text: string): QuestionText => askingPart(readText(text, 'English'));

it.each([
  ['purani scooty padi hai ghar me. bech du kya', 'bech dena'],
  ['mausi bula rahi hai shimla. unke paas chali jau', 'unke paas chali jaana'],
  ['kya mujhe raat ki class chhodni chahiye ya nahi, kya mujhe subah jaldi uthna chahiye', 'subah jaldi uthna'],
  ['agar paisa na aaye to thekedar ka kaam band kar du', 'thekedar ka kaam band kar dena'],
  ['हारमोनियम सीखना शुरू करूँ क्या?', 'हारमोनियम सीखना शुरू करना'],
  ['किरायेदार को नोटिस भेज दूँ?', 'किरायेदार को नोटिस भेज देना'],
  ['kya mujhe sitar bech deni chahiye', 'sitar bech dena'],
  ['bhatije ko Surat bhejna theek rahega kya', 'bhatije ko Surat bhejna'],
  ['My aunt invites me. Should I go in winter', 'go in winter'],
  ['My uncle offered his shop. Should I take it over?', 'take it over'],
  ['Should we lend my cousin the car', 'lend your cousin the car'],
  ['is it wise to plant mango trees now', 'plant mango trees now'],
  ['should I tell my landlord that I have a dog', 'tell your landlord'],
  ['They came down to 40 thousand. accept?', 'accept it'],
  ['Should I shift my son from CBSE to state board in class 9?', 'shift your son from CBSE to state board'],
])('reads the decision of %s', (text, own) => {
  expect(ownDecision(read(text))).toBe(own);
});

it.each([
  'dukan kab kholu',
  'isko kaise samjhau',
  'jau ya ruku',
  'Should I stay or leave',
  'naukri nahi chhodu kya',
  'Will my uncle sell the shop?',
  'मेरी दुकान चलेगी क्या?',
])('finds none in %s', (text) => {
  expect(ownDecision(read(text))).toBeNull();
});

it('says a decision in the words of the question, and refuses one that harms somebody', () => {
  const ask = { id: 'any', lines: [], go: { en: 'do it', hi: 'कर लीजिए' }, wait: { en: 'let it be', hi: 'रहने दीजिए' } };
  const sale = toOwnDecision(ask, read('should I sell my old scooter'));
  expect([sale?.go?.en, sale?.wait?.en, sale?.limit]).toEqual(['sell your old scooter', 'do not sell your old scooter', undefined]);
  expect(toOwnDecision(ask, read('babu ko rishwat de du'))?.limit?.hi).toContain('नहीं, babu ko rishwat de dena ठीक नहीं');
});

it('leaves a decision to its ask if the yes of the ask would be a no', () => {
  const stay = { id: 'any', lines: [], go: { en: 'stay and talk', hi: 'साथ रहिए' } };
  const move = { id: 'any', lines: [], go: { en: 'leave the job', hi: 'नौकरी छोड़ दीजिए' } };
  expect(toOwnDecision(stay, read('usse alag ho jau kya'))).toBeNull();
  expect(toOwnDecision(move, read('should I quit this company'))?.go?.en).toBe('quit this company');
});

it('refuses money for somebody whom the user has never met', () => {
  const ask = { id: 'any', lines: [] };
  const refusal = (line: string) => toOwnDecision(ask, read(line), readText(line, 'English'))?.limit?.en ?? '';
  expect(refusal('She is on Telegram and we never met. Her flight costs 20000. Should I send it')).toContain('1930');
  expect(refusal('insta wali dost se sirf chat hui hai, hospital ke liye maang rahi. de du kya')).toContain('1930');
  expect(refusal('mere mama ko fees ke paise bhej du')).toBe('');
});

it('refuses a bribe that is named in the sentence before, but no complaint against a wrong, and leaves treatments to the doctor', () => {
  const ask = { id: 'any', lines: [] };
  const own = (line: string) => toOwnDecision(ask, read(line), readText(line, 'English'));
  expect(own('clerk ghoos maang raha hai. de du kya')?.limit).toBeDefined();
  expect(own('should I file a dowry complaint')?.limit).toBeUndefined();
  expect(own('kya mai apni dawai kha lu')).toBeNull();
});

it('refuses whatever the topic, and otherwise leaves the decision of a sure one to its ask', () => {
  const found = { ask: { id: 'friend', lines: [], go: { en: 'help your friend', hi: 'दोस्त की मदद कीजिए' } }, form: 'should' as const };
  const decide = (line: string) => withOwnDecision(found, read(line), readText(line, 'English'), 1).ask;
  expect(decide('kabhi mili nahi usse. usko udhar de du kya').limit?.en).toContain('1930');
  expect(decide('usko udhar de du kya')).toBe(found.ask);
});

it.each([
  'shall i burn his shop',
  'biwi ko pitna sahi hai kya',
  'apne bete ki bali de du kya',
  'saas ka khana band kar du kya use bhookha rakh du',
  'should I lock my wife in the room',
])('never says yes to what hurts somebody: %s', (line) => {
  const own = toOwnDecision({ id: 'any', lines: [] }, read(line), readText(line, 'English'));
  expect(own === null || own.limit !== undefined).toBe(true);
});

it.each([
  'dukaan bech du kya',
  'mere bete ko boarding bhej du kya',
  'should I leave my job',
  'patni ko talaq du kya',
  'should I believe him',
])('decides by the chart what hurts nobody: %s', (line) =>
  expect(toOwnDecision({ id: 'any', lines: [] }, read(line), readText(line, 'English'))).not.toHaveProperty('limit'),
);
