import { setChart } from '../relevance/ask-set';
import { askInTurn } from '../testing/ask-in-turn';
import { assessChatTurn } from '../../care';

const answerOf = (text: string) => askInTurn(text, setChart);

it.each([
  ['surgery or medicine, which branch suits me', /surgery|medicine/iu],
  ['should i do cancer research phd', /higher study/u],
  ['im a nurse in icu, when will i get a govt job', /government job/u],
  ['i want to become a surgeon, is it possible', /medicine/u],
  ['main funeral photographer hu, kaam badhega?', /kaam/u],
  ['i work in an insurance company selling death cover, will i hit my target', /your work/u],
  ['मैं वकील हूँ, मेरी वकालत कब चलेगी', /^(?!.*(?:क़ानून|आप वकील)).*वकालत/u],
  ['i am writing a murder mystery, will it be published', /creative work/u],
  ['will my pregnancy clothing brand sell', /clothing brand|business/u],
  ['will my maternity wear shop do well', /business/u],
  ['ambulance driver ki naukri lagegi kya', /naukri/u],
  ['heart surgeon or brain surgeon, what fits my chart', /surgeon/u],
  ['i am preparing for civil judge, when will i clear', /clear/u],
  ['ketu naam ka dost hai, usse paise milenge?', /^(?!.*Ketu).*(?:haan|nahi|mehnat)/iu],
  ['meri class ke bachche mujhse darte hain, kya karu', /^(?!.*[Ss]antan)/u],
  ['my tuition kids are failing, why', /^(?!.*(?:your children|about children))/u],
  ['jupiter hospital me interview hai, hoga kya', /naukri|interview/u],
  ['gemini app is my side project, will it make money', /money/u],
  ['shaadi ka card chhapne ki dukan kholu kya', /dukan|vyapar/u],
  ['i am a teacher, will my pupils do well this year', /^(?!.*i am a teacher)/u],
])('"%s" is about a living and a thing by its name', (text, opening) => {
  const answer = answerOf(text);
  expect(assessChatTurn(text, [])).toBeNull();
  expect(answer.sensitiveTopic).toBeNull();
  expect(answer.text.split('\n\n')[0]).toMatch(opening);
});

it.each(['my wife needs surgery, will it go well', 'i am a lawyer and my own divorce case is in court, will i win', 'papa hospital me admit hain kab theek honge', 'i am a nurse and i have cancer, will i survive', 'i sell insurance and my mother died, i can not stop crying', 'main doctor hu, meri beti ki surgery hai kal', 'मैं नर्स हूँ, पति बीमार हैं, कब ठीक होंगे', 'police has arrested me, i am an advocate, will i get bail', 'i am pregnant and run a clothing brand, will the baby be fine'])('"%s" stays with care', (text) => {
  const care = assessChatTurn(text, []);
  const answer = answerOf(text);
  expect(care !== null || answer.sensitiveTopic !== null || /no verdict|verdict|nirnay|faisla|निर्णय|फ़ैसला/iu.test(answer.text)).toBe(true);
});
