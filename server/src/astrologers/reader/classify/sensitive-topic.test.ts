import { detectSensitiveTopic } from './sensitive-topic';

const sensitive: [string, ReturnType<typeof detectSensitiveTopic>][] = [
  ['When will I die?', 'death'], ['मेरी मौत कब होगी?', 'death'], ['meri maut kab hogi', 'death'], ['How long will my father live? He passed away', 'death'],
  ['kitne saal jiyunga main', 'death'], ['What is my lifespan', 'death'], ['मृत्यु योग है क्या', 'death'],
  ['I want to die', 'selfHarm'], ['I don’t want to live anymore', 'selfHarm'], ['मैं मरना चाहता हूँ', 'selfHarm'], ['main marna chahti hoon', 'selfHarm'],
  ['Is suicide in my chart?', 'selfHarm'], ['आत्महत्या के ख्याल आते हैं', 'selfHarm'], ['jeena nahi chahta ab', 'selfHarm'], ['zindagi se tang aa gaya hu', 'selfHarm'],
  ['I am sick of this job and I want to kill myself', 'selfHarm'], ['ज़िंदगी खत्म करना चाहता हूँ', 'selfHarm'],
  ['My husband beats me, will it stop?', 'violence'], ['पति मारपीट करता है', 'violence'], ['sasural wale dahej mang rahe hain', 'violence'],
  ['Does Saturn lead to cancer', 'illness'], ['Jupiter saved my uncle, will he survive cancer', 'illness'],
  ['Do I have cancer?', 'illness'], ['मेरी बीमारी कब ठीक होगी', 'illness'], ['meri bimari kab theek hogi', 'illness'], ['Will my surgery go well?', 'illness'],
  ['I suffer from depression', 'illness'], ['क्या मुझे डिप्रेशन है', 'illness'], ['Will I get diabetes?', 'illness'],
  ['When will I get pregnant?', 'pregnancy'], ['संतान सुख कब मिलेगा?', 'pregnancy'], ['bachcha kab hoga', 'pregnancy'], ['Will I ever have children?', 'pregnancy'], ['Will it be a boy or girl?', 'pregnancy'], ['मैं माँ कब बनूँगी', 'pregnancy'],
  ['Will I win the court case?', 'law'], ['मुकदमा कब ख़त्म होगा', 'law'], ['jail jaunga kya', 'law'], ['They filed an FIR', 'law'], ['Kya mujhe zamanat milegi', 'law'],
];

const harmless = [
  'When does Jupiter enter Cancer', 'Saturn moves to cancer, what then', 'transit of Rahu through Cancer',
  'Will I meet the deadline?', 'Am I in a dead-end job?', 'I am dying to know my future in films', 'मुझे कब मौका मिलेगा?', 'mujhe kab mauka milega', 'इस मौसम में यात्रा कैसी रहेगी?',
  'Does the law of attraction work for me?', 'How do I get on with my mother-in-law?', 'Should we do a court marriage?', 'I want to study law at a law college', 'In case I change my job, when?',
  'I have Cancer rising, what does it mean?', 'Moon in Cancer: good or bad?', 'I am sick of my office', 'Should I become an operations manager?', 'fir se pyar hoga kya', 'phir se naukri milegi?',
  'Will I join the police service?', 'पुलिस में नौकरी लगेगी क्या?', 'मकान की मरम्मत कब कराऊँ?', 'Will I get married this year?', 'meri jaan mujhse naraz kyu hai', 'Can I conceive an idea for a startup?',
  'कितनी उम्र में शादी होगी?', 'kitni umar mein shadi hogi', 'March mein interview hai', 'market kaisa rahega', 'Is my health good this year?', 'मेरा मन शांत क्यों नहीं रहता?', 'I will lead a life of purpose?', 'काम में मन नहीं लगता',
  'I have a son, how are his studies?', 'Will I be admitted to IIT?', 'Can I recover from this breakup?', 'When does my visa expire?', 'Is my career in the hospitality industry?', 'Should I jump from one job to another?', 'People judge me, why?', 'How do I keep the love alive?', 'In my case, which city suits?', 'My rashi is Cancer, how is the year?',
  'Will ill get a job soon?', 'रोज़गार कब मिलेगा', 'मार्च में क्या होगा?', 'अमर कौन है मेरी ज़िंदगी में?', 'क्या मुझे गर्व होगा अपने काम पर?', 'WILL I EVER BUY A HOME',
];

describe('detectSensitiveTopic', () => {
  it.each(sensitive)('classifies "%s" as %s', (text, topic) => expect(detectSensitiveTopic(text)).toBe(topic));
  it.each(harmless)('finds nothing sensitive in "%s"', (text) => expect(detectSensitiveTopic(text)).toBeNull());
});
